import { Problem } from '@quizwright/contracts/problem.ts'

/** The one sentence to show for a failed call: the first message of its first field, else its own. */
export const problemText = (error: unknown): string => {
  if (error instanceof Problem) return error.errors?.[0]?.messages[0] ?? error.message
  return error instanceof Error ? error.message : String(error)
}
