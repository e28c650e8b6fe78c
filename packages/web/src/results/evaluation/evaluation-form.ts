import { sayEvaluation, storedEvaluation } from '@quizwright/domain/language/say-evaluation.ts'
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

/** The sentences of which the offline grader's evaluation is made. A model's are about its evaluation. */
const reasonsOf = (graded: DaqQuestion['ai_result']): readonly string[] | undefined =>
  graded?.model === 'offline' ? graded.reasons : undefined

/** The model's evaluation as it is read: that of the offline grader in the language of the page. */
export const aiResponse = ({ ai_result: graded }: Pick<DaqQuestion, 'ai_result'>): string =>
  graded ? sayEvaluation(graded.evaluation_result, reasonsOf(graded)) : ''

/** The text to store for the field of the form. */
export const textToStore = (text: string, { ai_result: graded }: DaqQuestion): string =>
  storedEvaluation(text, graded?.evaluation_result, reasonsOf(graded))

/** The instructor's response. An instructor who changed only the mark has updated the answer without words. */
export const ownResponse = ({
  ai_result,
  instructor_updated_evaluation: text,
  instructor_marks: marks = null,
  total_marks: outOf,
}: DaqQuestion): string => {
  if (text !== null) return sayEvaluation(text, reasonsOf(ai_result))
  return marks === null ? labels.notUpdated : say('Mark changed to {marks} of {outOf}', { marks, outOf })
}

/** The initial fields: the instructor's evaluation if there is one, otherwise the model's. */
export const formFor = (question: DaqQuestion): EvaluationForm => ({
  text: question.instructor_updated_evaluation === null ? aiResponse(question) : ownResponse(question),
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
