import { toasts } from '@quizwright/contracts/texts.ts'
import { isProblem } from '../api/rest.ts'

/** `isEmpty`: the quiz has no question at all. */
type Fault = { questionNo: number | undefined; isEmpty: boolean }

/**
 * Whether publishing was refused for what the questions are, and if so at which question to begin: the first
 * that the refusal names, none when it names none.
 */
export const questionAtFault = (error: unknown): Fault | undefined => {
  if (!isProblem(error) || error.code !== 'RULE') return undefined
  const fields = error.errors?.map(({ field }) => field) ?? []
  const indexes = fields.map((field) => /^questions\.(\d+)\./.exec(field)?.[1])
  const first = indexes.find((index) => index !== undefined)
  return {
    questionNo: first === undefined ? undefined : Number(first) + 1,
    isEmpty: first === undefined && fields.includes('questions'),
  }
}

/** What is said when publishing was refused for what the questions are; undefined where it was for something else. */
export const faultText = (error: unknown): string | undefined => {
  const fault = questionAtFault(error)
  if (!fault) return undefined
  return fault.isEmpty ? 'This quiz has no questions yet.' : toasts.resolveErrors
}
