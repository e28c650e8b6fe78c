import { id } from '@quizwright/domain/schemas/text.ts'

/** The selection in the URL of a statistics screen: a quiz, and one of its sessions or groups, or all time. */
export type StatisticsAddress = { quizId: string; sessionId: string | undefined }

/** Validates the ids of a URL. Undefined if one is invalid. */
export const readStatisticsAddress = (
  quizId: string | undefined,
  sessionId: string | null | undefined,
): StatisticsAddress | undefined => {
  const quiz = id.safeParse(quizId)
  const session = sessionId ? id.safeParse(sessionId) : undefined
  if (!quiz.success || session?.success === false) return undefined
  return { quizId: quiz.data, sessionId: session?.data }
}
