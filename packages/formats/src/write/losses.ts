import { defined } from '@quizwright/domain/defined.ts'
import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { variantsOf } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { hasFeedback } from '@quizwright/domain/kinds/question-feedback.ts'
import { imageLinksOf, piecesOf } from '@quizwright/domain/kinds/pieces-of.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { hasUnwritable } from './xml-characters.ts'

const aiFields = [
  'allow_ocr',
  'ai_solution',
  'ai_topic',
  'ai_subject',
  'ai_chapter',
  'ai_question_type',
  'ai_difficulty',
  'ai_config',
  'ai_prompt_checking',
  'ai_evaluation_prompt',
  'ai_evaluation_prompt_chain',
  'ai_content_prompt',
  'ai_understanding_prompt',
  'ai_writting_skill_prompt',
  'ai_evidence_prompt',
  'ai_organization_prompt',
] as const

export const textsOf = (content: QuestionContent): string[] => [
  content.question,
  content.solution,
  content.paragraph,
  content.page_before ?? '',
  content.equation,
  content.solution_equation,
  ...content.options.flatMap(({ option, equation }) => [option, equation]),
  ...piecesOf(content).flatMap(({ piece }) => [piece.text, piece.equation]),
]

const linksOf = (question: QuestionContent): string[] => imageLinksOf(question).filter((link) => link !== '')

/** Whether the author says something to an accepted answer. */
const hasAnswerFeedback = ({ interaction }: QuestionContent): boolean =>
  interaction !== undefined && JSON.stringify(interaction).includes('"feedback":')

const hasWholeFeedback = ({ when_right = '', when_wrong = '' }: QuestionContent): boolean =>
  hasFeedback({ when_right, when_wrong })

/** Whether a file of the format says of which kind a question is, and how it is marked. */
const isAskedAlike = (question: QuestionContent, holds: Holds): boolean =>
  question.interaction === undefined || (holds.interaction?.(question) ?? false)

/** Whether a file of the format holds the image of a link. */
export const isImageKept = (link: string, images: ExportedQuiz['images'], holds: Holds): boolean => {
  const image = images.get(link)
  return holds.images && image !== undefined && (holds.showsImage?.(image.bytes) ?? true)
}

/** The questions that a file of the format holds. */
export const heldBy = (questions: readonly QuestionContent[], holds: Holds): readonly QuestionContent[] =>
  questions.filter(
    (question) =>
      (holds.descriptive || question.options.length > 0) &&
      (holds.asks === undefined || holds.asks(question)),
  )

/**
 * Describes what a format cannot hold of a quiz, with counts such as "3 images". Empty if it can hold
 * everything.
 */
export const lossesOf = (
  { questions, images }: Pick<ExportedQuiz, 'questions' | 'images'>,
  holds: Holds,
): string[] => {
  const kept = heldBy(questions, holds)
  const asked = questions.filter(({ options }) => holds.descriptive || options.length > 0)
  const others = questions.filter((one) => !asked.includes(one))
  const filled = others.filter(({ interaction }) => interaction?.kind === 'cloze')
  const pointed = others.filter(({ interaction }) => interaction?.kind === 'hotspot')
  const listed = others.filter(
    (one) => !filled.includes(one) && !pointed.includes(one) && piecesOf(one).length > 0,
  )
  const named = [...filled, ...pointed, ...listed]
  const typed = others.filter((one) => !named.includes(one) && acceptedOf(one).accepted !== undefined)
  const count = (has: (question: QuestionContent) => boolean): number => kept.filter(has).length
  const links = kept.flatMap(linksOf)
  const lost: [number, string][] = [
    [others.length - named.length - typed.length, 'descriptive question'],
    [typed.length, 'question with a typed answer'],
    [listed.length, 'matching or ordering question'],
    [filled.length, 'text with gaps'],
    [pointed.length, 'question on areas of an image'],
    [asked.length - kept.length, 'question with several right answers'],
    [count((one) => !isAskedAlike(one, holds)), 'question’s kind and scoring'],
    [
      count((one) => isAskedAlike(one, holds) && holds.inCanvas?.(one) === false),
      'question’s scoring in Canvas',
    ],
    [
      count((one) => variantsOf(one) !== undefined && (holds.drawn?.(one) ?? 'none') !== 'all'),
      'question with other numbers for each student',
    ],
    [holds.answerFeedback ? 0 : count(hasAnswerFeedback), 'question’s feedback on accepted answers'],
    [
      holds.optionFeedback
        ? 0
        : count(({ option_feedback: said }) => hasFeedback({ option_feedback: said ?? [] })),
      'question’s feedback on options',
    ],
    [
      count((one) => hasWholeFeedback(one) && !(holds.wholeFeedback?.(one) ?? false)),
      'question’s feedback on right and wrong answers',
    ],
    [holds.hints ? 0 : count(({ hints }) => hints !== undefined), 'question’s hints'],
    [links.filter((link) => !isImageKept(link, images, holds)).length, 'image'],
    [
      holds.solutions ? 0 : count(({ solution, solution_equation }) => solution + solution_equation !== ''),
      'solution',
    ],
    [holds.tags ? 0 : count(({ tags }) => tags.length > 0), 'question’s tags'],
    [holds.difficulty ? 0 : count(({ difficulty_level }) => difficulty_level !== 'Easy'), 'difficulty'],
    [holds.marks ? 0 : count(({ weightage }) => weightage !== 1), 'question’s marks'],
    [
      // Marks that are lost are counted already.
      holds.marksByHand
        ? 0
        : count((one) => one.self_assigned_weightage && (holds.marks || one.weightage === 1)),
      'mark set by hand',
    ],
    [holds.sections ? 0 : count(({ section, paragraph }) => section + paragraph !== ''), 'section'],
    [holds.pages ? 0 : count(({ page_before: page = '' }) => page !== ''), 'text on a page of its own'],
    [
      holds.lineBreaks ? 0 : count((one) => textsOf(one).some((text) => /[\r\n]/.test(text))),
      'text with line breaks',
    ],
    [
      count((one) => one.translations !== undefined && !(holds.translations?.(one) ?? false)),
      'question’s translations',
    ],
    [holds.topic ? 0 : count(({ topic }) => topic !== ''), 'topic'],
    [holds.video ? 0 : count(({ related_video_id }) => related_video_id !== null), 'related video'],
    [holds.number ? 0 : count(({ ind_number }) => ind_number !== null), 'number of its own'],
    [
      holds.model ? 0 : count((one) => aiFields.some((field) => one[field] !== undefined)),
      'setting for the model',
    ],
    [
      holds.pinned === true
        ? 0
        : count(({ pinned_options: pinned }) =>
            holds.pinned === 'some' ? pinned?.length === 0 : pinned !== undefined,
          ),
      'question’s options kept in place',
    ],
    [
      holds.controlCharacters ? 0 : count((one) => textsOf(one).some(hasUnwritable)),
      'text with control characters',
    ],
  ]
  const { maxText = Infinity } = holds
  lost.push([
    count((one) => textsOf(one).some((text) => text.length > maxText)),
    'text with more characters than fit',
  ])
  return lost.flatMap(([number, what]) => (number > 0 ? [counted(number, what)] : []))
}

const counted = (number: number, what: string): string => {
  if (what === 'difficulty') return `${number} ${number === 1 ? 'difficulty' : 'difficulties'}`
  if (what === 'mark set by hand' && number > 1) return `${number} marks set by hand`
  if (what === 'text on a page of its own' && number > 1) return `${number} texts on pages of their own`
  if (what === 'number of its own' && number > 1) return `${number} numbers of their own`
  if (what === 'setting for the model' && number > 1) return `${number} settings for the model`
  if (what === 'question with a typed answer')
    return number === 1 ? `1 ${what}` : `${number} questions with typed answers`
  if (what === 'question on areas of an image' && number > 1) return `${number} questions on areas of images`
  if (what === 'question with several right answers')
    return `${countOf(number, 'question')} with several right answers`
  const [head, tail] = what.split('’s ')
  if (tail !== undefined) return `the ${tail} of ${countOf(number, defined(head, 'head'))}`
  return what.includes(' with ')
    ? `${number} ${number === 1 ? what : what.replace('text', 'texts')}`
    : countOf(number, what)
}
