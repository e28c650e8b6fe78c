import { say } from '@quizwright/domain/language/say.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { isProblem } from '../api/rest.ts'

/** `isEmpty` means that the quiz has no questions. */
type Fault = { questionNo: number | undefined; isEmpty: boolean }

/**
 * The first question that a refusal to publish names, if there is one. Undefined if publishing failed for
 * another reason than the questions.
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

/** The sentence for a refusal to publish because of the questions; undefined for any other reason. */
export const faultText = (error: unknown): string | undefined => {
  const fault = questionAtFault(error)
  if (!fault) return undefined
  return fault.isEmpty ? say('This quiz has no questions yet.') : toasts.resolveErrors
}
