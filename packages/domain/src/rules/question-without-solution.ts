import type { AttemptQuestion } from '../schemas/attempt.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { kindOf } from '../kinds/kind-of.ts'
import { detectLanguage } from '../language/language-of-writing.ts'
import { translationsShown } from '../translations/shown-translations.ts'

/** `ofQuiz` is the language of the quiz, if its author says one. */
type Placed = { questionId: string; place: number; totalMarks: number; ofQuiz?: string | null | undefined }

/**
 * Returns the question as a student sees it. All fields are listed explicitly, so that a new field cannot reveal
 * the answer by mistake.
 */
export const questionWithoutSolution = (
  content: QuestionContent,
  { questionId, place, totalMarks, ofQuiz }: Placed,
): AttemptQuestion => {
  const kind = kindOf(content)
  const interaction = kind.present(content)
  // Judged as a whole, because a short option may have no letter that tells.
  const words = [content.question, ...content.options.map(({ option }) => option)].join(' ')
  const language = detectLanguage(words, ofQuiz ?? undefined)
  const shown: AttemptQuestion = {
    question_id: questionId,
    question_no: place,
    text: content.question,
    equation: content.equation,
    image_url: content.image_url,
    ...describedBy(content.image_description),
    topic: content.topic,
    section: content.section,
    paragraph: content.paragraph,
    ...((content.page_before ?? '') !== '' && { page_before: content.page_before }),
    total_marks: totalMarks,
    difficulty_level: content.difficulty_level,
    options: content.options.map(({ option, equation, image_url, image_description }) => ({
      text: option,
      equation,
      image_url,
      ...describedBy(image_description),
    })),
    takes_many: kind.takesMany(content),
    ...(interaction && { interaction }),
    ...(language !== undefined && { language }),
  }
  return { ...shown, ...translationsShown(content, shown, { isWhole: true }) }
}

const describedBy = (description = ''): Pick<AttemptQuestion, 'image_description'> =>
  description === '' ? {} : { image_description: description }
