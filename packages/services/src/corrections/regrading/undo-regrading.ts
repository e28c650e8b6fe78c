import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { eq } from '../../database/drizzle.ts'
import { requestGrading } from '../../attempts/hand-in/grading-job.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { replacedSuggestions } from '../../database/tables/regradings.ts'
import type { CorrectionRow } from '../active-corrections.ts'
import { readAnswersInWords } from '../planning/read-met-attempts.ts'
import { type StoredSuggestion, storeSuggestions, withoutSuggestion } from './store-suggestions.ts'

/**
 * Restores the suggestions and marks from before a regrading. An answer that a person has marked since keeps its
 * marks, and so does one with higher marks that its student has seen: only a person lowers those, answer by answer. An
 * answer that was handed in since, and still waits, is graded again, because it was graded by the solution
 * that is now undone. Returns the numbers of all three.
 */
export const undoRegrading = async (
  tx: Queryable,
  { id, quizId, questionId }: CorrectionRow,
  now: Date,
  report: (done: number, total: number) => void,
): Promise<{ restored: number; gradedAgain: number; keptSeen: number }> => {
  const kept = await tx.select().from(replacedSuggestions).where(eq(replacedSuggestions.correctionId, id))
  const answers = new Map(
    (await readAnswersInWords(tx, { quizId, questionId })).map((answer) => [answer.attemptId, answer]),
  )
  const unchanged = kept.filter(
    ({ attemptId, markRevision }) => answers.get(attemptId)?.markRevision === markRevision,
  )
  const lowersSeen = ({ attemptId, before }: (typeof kept)[number]): boolean => {
    const { isDelivered, obtainedMarks } = entryOf(answers, attemptId)
    return isDelivered && before.obtainedMarks < obtainedMarks
  }
  const restored = unchanged
    .filter((one) => !lowersSeen(one))
    .map(({ attemptId, before }): StoredSuggestion => ({
      ...before,
      attemptId,
      confirmedAt: before.confirmedAt === null ? null : new Date(before.confirmedAt),
      confirmationId: before.confirmationId ?? null,
    }))
  const isRestored = new Set(restored.map(({ attemptId }) => attemptId))
  const outdated = [...answers.values()].filter(
    ({ attemptId, aiResult, instructorMarks, confirmation }) =>
      aiResult !== null && instructorMarks === null && confirmation === null && !isRestored.has(attemptId),
  )
  const stored = [...restored, ...outdated.map(withoutSuggestion)]
  await storeSuggestions(tx, { quizId, questionId }, stored, report)
  const quiz = elementAt(await tx.select().from(quizzes).where(eq(quizzes.id, quizId)), 0)
  await requestGrading(
    tx,
    outdated.map(({ attemptId }) => ({ attemptId, answers: 1 })),
    quiz,
    now,
  )
  return {
    restored: restored.length,
    gradedAgain: outdated.length,
    keptSeen: unchanged.length - restored.length,
  }
}
