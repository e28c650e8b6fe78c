import { Problem } from '@quizwright/contracts/problem.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { unreachableProblem } from '@quizwright/contracts/http/unreachable.ts'

/**
 * Whether the browser failed to load a module or a file. Each browser words this differently, and none helps
 * a user.
 */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load|network|import/i.test(error.message)

/** The sentence to show for a failed request: the first message of its first field error, else its own message. */
export const problemText = (error: unknown): string => {
  if (error instanceof Problem) return sayMade(error.errors?.[0]?.messages[0] ?? error.message)
  if (isNetworkFailure(error)) return say(unreachableProblem().message)
  return error instanceof Error ? error.message : String(error)
}
