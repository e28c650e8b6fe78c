import { eq } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { replacedSuggestions } from '../../database/tables/regradings.ts'
import type { CorrectionRow } from '../active-corrections.ts'
import { readAnswersInWords } from '../read-met-attempts.ts'
import { type StoredSuggestion, storeSuggestions } from './store-suggestions.ts'

/**
 * Restores the suggestions and marks from before a regrading. An answer that a person has marked since keeps its
 * marks. Returns the number of restored answers.
 */
export const undoRegrading = async (
  tx: Queryable,
  { id, quizId, questionId }: CorrectionRow,
  report: (done: number, total: number) => void,
): Promise<number> => {
  const kept = await tx.select().from(replacedSuggestions).where(eq(replacedSuggestions.correctionId, id))
  const answers = new Map(
    (await readAnswersInWords(tx, { quizId, questionId })).map((answer) => [answer.attemptId, answer]),
  )
  const restored = kept
    .filter(({ attemptId, markRevision }) => answers.get(attemptId)?.markRevision === markRevision)
    .map(({ attemptId, before }): StoredSuggestion => ({
      ...before,
      attemptId,
      confirmedAt: before.confirmedAt === null ? null : new Date(before.confirmedAt),
      confirmationId: before.confirmationId ?? null,
    }))
  await storeSuggestions(tx, { quizId, questionId }, restored, report)
  return restored.length
}
