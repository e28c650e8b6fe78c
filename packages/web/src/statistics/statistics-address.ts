import { id } from '@quizwright/contracts/schemas/text.ts'

/** What the address of a statistics screen names: a quiz, and one of its sessions or all time. */
export type StatisticsAddress = { quizId: string; sessionId: string | undefined }

/** Reads ids as an address has them. Undefined when one is no id at all. */
export const readStatisticsAddress = (
  quizId: string | undefined,
  sessionId: string | null | undefined,
): StatisticsAddress | undefined => {
  const quiz = id.safeParse(quizId)
  const session = sessionId ? id.safeParse(sessionId) : undefined
  if (!quiz.success || session?.success === false) return undefined
  return { quizId: quiz.data, sessionId: session?.data }
}
