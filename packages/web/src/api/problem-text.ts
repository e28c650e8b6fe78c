import { Problem } from '@quizwright/contracts/problem.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { unreachableProblem } from '@quizwright/contracts/http/unreachable.ts'
import type { FailedCall } from '@quizwright/machines/failed-call.ts'

/**
 * Whether the browser failed to load a module or a file. Each browser words this differently, and none helps
 * a user.
 */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load|network|import/i.test(error.message)

/**
 * The sentence to show for a problem, wherever it came from (a call, a socket, a machine that stores it), in the
 * language of the page: the first message of its first field error, else its own. A problem at a line of a file names
 * all that is wrong there itself.
 */
export const sayProblem = ({
  errors,
  message,
  line,
}: Pick<FailedCall, 'errors' | 'message' | 'line'>): string =>
  sayMade((line === undefined ? errors?.[0]?.messages[0] : undefined) ?? message)

/** The sentence to show for whatever a failed request threw. */
export const problemText = (error: unknown): string => {
  if (error instanceof Problem) return sayProblem(error)
  if (isNetworkFailure(error)) return say(unreachableProblem().message)
  return error instanceof Error ? error.message : String(error)
}
