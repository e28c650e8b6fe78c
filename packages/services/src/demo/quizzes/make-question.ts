import { defined } from '@quizwright/domain/defined.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { withPieces } from '@quizwright/domain/kinds/pieces-of.ts'
import { makeId } from '../../database/queries/make-id.ts'
import type { DemoOption, DemoQuestion, Topic } from '../content/questions/topic.ts'
import { createRandom } from '../../random/seeded-random.ts'

type Made = {
  question: DemoQuestion
  topic: Topic
  quizType: QuizType
  /** Links of the demo's images by name. */
  images: ReadonlyMap<string, string>
}

/**
 * Returns a demo question as an author would type it. It is the same in every quiz, so that its uses are recognized
 * as equal.
 */
export const makeQuestion = (made: Made): DraftQuestion => withAreaImage(write(made), made)

/** The image whose areas are chosen is one of the demo's, by its name. */
const withAreaImage = (question: DraftQuestion, { images }: Made): DraftQuestion =>
  withPieces(question, (piece) => ({ ...piece, image_url: images.get(piece.image_url) ?? '' }))

const write = ({ question, topic: { tags, questions }, quizType, images }: Made): DraftQuestion => ({
  _id: makeId(),
  ind_number: questions.indexOf(question) + 1,
  question: question.question,
  equation: question.equation ?? '',
  image_url: (question.image && images.get(question.image)) ?? '',
  topic: tags.at(-1) ?? '',
  tags: [...tags, ...skillsOf(question)].map((tag_name) => ({ tag_name, tag_type: 'general' as const })),
  section: '',
  paragraph: '',
  related_video_id: null,
  options:
    quizType === 'daq'
      ? []
      : createRandom(question.question.length).shuffle(
          question.options.map((option, index) => makeOption(option, index === 0)),
        ),
  weightage: question.weightage ?? 1,
  self_assigned_weightage: question.weightage !== undefined,
  difficulty_level: question.difficulty,
  solution: question.solution,
  solution_equation: question.solutionEquation ?? '',
  solution_image_url: '',
  ...(isDescriptive(question.asked ?? {}, quizType) && descriptive(question, tags)),
  ...(quizType !== 'daq' && question.asked),
})

const skillOf = { Easy: 'recall', Medium: 'understanding', Hard: 'transfer' }

/** Returns a second topic for a question, so that a student's strengths differ within one quiz. */
const skillsOf = ({ difficulty, equation, image }: DemoQuestion): string[] => [
  skillOf[difficulty],
  ...(equation ? ['formulas'] : []),
  ...(image ? ['diagrams'] : []),
]

const makeOption = (option: DemoOption, isCorrect: boolean): Option => ({
  option: typeof option === 'string' ? option : '',
  equation: typeof option === 'string' ? '' : option.tex,
  image_url: '',
  is_correct: isCorrect,
  is_selected: false,
})

const descriptive = (
  { solution, difficulty }: DemoQuestion,
  tags: readonly string[],
): Partial<DraftQuestion> => ({
  allow_ocr: true,
  ai_solution: solution,
  ai_subject: tags[0] ?? '',
  ai_topic: tags.at(-1) ?? '',
  ai_chapter: '',
  ai_question_type: 'explain',
  ai_difficulty: difficulty,
  ai_config: {
    content: true,
    understanding: true,
    writing_skill: false,
    evidence: false,
    organization: true,
  },
  ai_prompt_checking: false,
  ai_evaluation_prompt:
    'Compare the answer with the solution. Give marks for each point made, however it is worded.',
  ai_evaluation_prompt_chain: [],
  ai_content_prompt: 'Are the facts of the solution there?',
  ai_understanding_prompt: 'Does the answer say why, and not only what?',
  ai_writting_skill_prompt: '',
  ai_evidence_prompt: '',
  ai_organization_prompt: 'Does one thought lead to the next?',
})

/** Adds one of the errors that authors make to a question. */
export const addFault = (question: DraftQuestion, way: number): DraftQuestion => {
  const [first, ...others] = question.options
  switch (way % 3) {
    case 0:
      return { ...question, options: question.options.map((option) => ({ ...option, is_correct: false })) }
    case 1:
      return { ...question, options: [{ ...defined(first, 'first'), option: '', equation: '' }, ...others] }
    default:
      return { ...question, question: '', equation: '' }
  }
}
