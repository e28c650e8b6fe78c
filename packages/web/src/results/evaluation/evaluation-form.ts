import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { markFindings } from '@quizwright/domain/rules/mark.ts'
import { readMark } from '../read-mark.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'

/** The fields of the dialog for one answer. The mark is text, as it is typed. */
export type EvaluationForm = { text: string; mark: string }

/** Whether an answer has a mark that counts: the instructor's, or a confirmed one of the model. */
export const isMarked = ({ ai_result, instructor_marks, skipped, confirmation }: DaqQuestion): boolean =>
  skipped === true || (instructor_marks ?? null) !== null || (ai_result !== null && confirmation !== null)

/** Whether a mark of the model waits for confirmation. */
export const isSuggested = (question: DaqQuestion): boolean =>
  !isMarked(question) && question.ai_result !== null

/** The instructor's response. An instructor who changed only the mark has updated the answer without words. */
export const ownResponse = ({
  instructor_updated_evaluation: text,
  instructor_marks: marks = null,
  total_marks: outOf,
}: DaqQuestion): string => {
  if (text !== null) return text
  return marks === null ? labels.notUpdated : say('Mark changed to {marks} of {outOf}', { marks, outOf })
}

/** The initial fields: the instructor's evaluation if there is one, otherwise the model's. */
export const formFor = (question: DaqQuestion): EvaluationForm => ({
  text: question.instructor_updated_evaluation ?? question.ai_result?.evaluation_result ?? '',
  mark:
    isMarked(question) || isSuggested(question)
      ? String(question.obtained_marks ?? question.ai_result?.marks_obtained ?? '')
      : '',
})

/** The error message of each field that prevents submitting the form. */
export const formErrors = (
  { text, mark }: EvaluationForm,
  outOf: number,
): { text?: string; mark?: string } => {
  const read = readMark(mark)
  const [fault] = read === undefined ? [] : markFindings(read, outOf)
  return {
    ...(text.length > lengths.question && {
      text: say('A response can have at most {most} characters; this one has {length}. Shorten it.', {
        most: lengths.question,
        length: text.length,
      }),
    }),
    ...(fault && { mark: sayMade(fault.message) }),
  }
}
