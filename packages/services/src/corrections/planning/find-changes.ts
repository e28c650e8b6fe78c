import { entryOf } from '@quizwright/domain/defined.ts'
import type { Answer } from '@quizwright/domain/kinds/question-kind.ts'
import { type AttemptResult, resultAfter } from '../../attempts/marks/attempt-result.ts'
import type { CorrectionRow } from '../active-corrections.ts'
import { type KeyedMark, markAnswered, markByKey, type MarkingRules } from '../mark-by-key.ts'
import type { MetAttempt, StoredRevision } from './read-met-attempts.ts'

/** An attempt whose answer or result gets other marks by the new key. */
export type Change = { met: MetAttempt; answer: KeyedMark; result: AttemptResult }

export type KeyOf = (
  revision: StoredRevision,
) => Pick<CorrectionRow, 'kind' | 'correct' | 'key' | 'accepted'> | undefined

/** Finds the changes when each revision of a question is marked by the given key. */
export const findChanges = (
  met: readonly MetAttempt[],
  revisions: ReadonlyMap<string, StoredRevision>,
  keyOf: KeyOf,
  passingPercentage: number,
): Change[] => {
  const keys = new Map([...revisions].map(([id, revision]) => [id, keyOf(revision)]))
  return met.flatMap((attempt) => {
    const { content, weightage } = entryOf(revisions, attempt.revisionId)
    const mark = markAnswered(content, attempt, weightage, keys.get(attempt.revisionId))
    if (isSameMark(attempt, mark)) return []
    const result = resultAfter(attempt.result, attempt, { ...attempt, ...mark }, passingPercentage)
    return [{ met: attempt, answer: mark, result }]
  })
}

/** Tells the changes of results from those of attempts that still wait for other marks, so that they have none. */
export const partChanges = (all: readonly Change[]): { changes: Change[]; waitingChanges: Change[] } => {
  const { changes = [], waitingChanges = [] } = Object.groupBy(all, ({ met }) =>
    met.result.obtainedMarks === null ? 'waitingChanges' : 'changes',
  )
  return { changes, waitingChanges }
}

/** Counts the answers of open attempts that get more or fewer marks by the second key than by the first. */
export const countOpenChanges = (
  answers: readonly (Answer & MarkingRules & { revisionId: string })[],
  revisions: ReadonlyMap<string, StoredRevision>,
  [before, after]: readonly [KeyOf, KeyOf],
): { raised: number; lowered: number } => {
  const gains = answers.map(({ revisionId, ...answer }) => {
    const revision = revisions.get(revisionId)
    if (!revision) return 0
    const { content, weightage } = revision
    const markBy = (keyOf: KeyOf) =>
      markByKey(content, answer, weightage, keyOf(revision), answer).obtainedMarks
    return markBy(after) - markBy(before)
  })
  return { raised: gains.filter((gain) => gain > 0).length, lowered: gains.filter((gain) => gain < 0).length }
}

const isSameMark = (before: KeyedMark, after: KeyedMark): boolean =>
  before.isCorrect === after.isCorrect &&
  before.isLeftOut === after.isLeftOut &&
  before.obtainedMarks === after.obtainedMarks &&
  before.firstMarks === after.firstMarks &&
  before.totalMarks === after.totalMarks
