import { Problem } from '@quizwright/contracts/problem.ts'
import { noAnswer } from '@quizwright/contracts/http/no-answer.ts'

/**
 * What browsers say of code or a file that could not be fetched; each has words of its own, none of them for
 * an author.
 */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load|network|import/i.test(error.message)

/** The one sentence to show for a failed call: the first message of its first field, else its own. */
export const problemText = (error: unknown): string => {
  if (error instanceof Problem) return error.errors?.[0]?.messages[0] ?? error.message
  if (isNetworkFailure(error)) return noAnswer().message
  return error instanceof Error ? error.message : String(error)
}
