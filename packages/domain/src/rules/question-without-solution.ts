import type { AttemptQuestion } from '../schemas/attempt.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { kindOf } from '../kinds/kind-of.ts'

type Placed = { questionId: string; place: number; totalMarks: number }

/**
 * Returns the question as a student sees it. All fields are listed explicitly, so that a new field cannot reveal
 * the answer by mistake.
 */
export const questionWithoutSolution = (
  content: QuestionContent,
  { questionId, place, totalMarks }: Placed,
): AttemptQuestion => {
  const kind = kindOf(content)
  const interaction = kind.present(content)
  return {
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
  }
}

const describedBy = (description = ''): Pick<AttemptQuestion, 'image_description'> =>
  description === '' ? {} : { image_description: description }
