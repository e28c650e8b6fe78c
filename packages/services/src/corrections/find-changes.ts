import { type AttemptResult, resultAfter } from '../attempts/attempt-result.ts'
import type { CorrectionRow } from './active-corrections.ts'
import { type KeyedMark, markAnswered } from './mark-by-key.ts'
import type { MetAttempt, StoredRevision } from './read-met-attempts.ts'

/** An attempt whose answer or result gets other marks by the new key. */
export type Change = { met: MetAttempt; answer: KeyedMark; result: AttemptResult }

/** Finds the changes when each revision of a question is marked by the given key. */
export const findChanges = (
  met: readonly MetAttempt[],
  revisions: ReadonlyMap<string, StoredRevision>,
  keyOf: (revision: StoredRevision) => Pick<CorrectionRow, 'kind' | 'correct'> | undefined,
  passingPercentage: number,
): Change[] => {
  const keys = new Map([...revisions].map(([id, revision]) => [id, keyOf(revision)]))
  return met.flatMap((attempt) => {
    const { content, weightage } = revisions.get(attempt.revisionId)!
    const answer = markAnswered(content, attempt, weightage, keys.get(attempt.revisionId))
    if (isSameMark(attempt, answer)) return []
    const result = resultAfter(attempt.result, attempt, { ...attempt, ...answer }, passingPercentage)
    return [{ met: attempt, answer, result }]
  })
}

const isSameMark = (before: KeyedMark, after: KeyedMark): boolean =>
  before.isCorrect === after.isCorrect &&
  before.isLeftOut === after.isLeftOut &&
  before.obtainedMarks === after.obtainedMarks &&
  before.totalMarks === after.totalMarks
