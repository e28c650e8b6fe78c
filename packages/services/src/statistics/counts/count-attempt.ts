import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts, attemptAnswers } from '../../database/tables/learner.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { addNewToCounts, addToCounts, removeUncountedStandings, updateStandings } from './add-to-counts.ts'
import {
  attemptsAt,
  attemptsBeside,
  type FrequencyWeights,
  hasChanged,
  weightChange,
  weightRows,
  weightsOf,
  quizScope,
} from './frequency-weights.ts'
import { lockCountsOfQuiz, lockCountsOfStudent, lockWritingCounts } from './lock-counts.ts'
import { markAsCounted, markingAsCounted } from './mark-as-counted.ts'
import { ltiGroupMembers } from '../../database/tables/lti-groups.ts'
import { questionSums } from '../../database/tables/statistics.ts'
import { toRandomGroup } from './random-group.ts'

const isMember = (attempt: SQL): SQL => sql`exists (select 1 from ${ltiGroupMembers} m
  where m.group_id = q.scope and m.student_id = ${attempt}.student_id)`

/**
 * Reads the shortest times of correct answers again if a correction made the fastest answer wrong, because a minimum
 * cannot be updated by subtraction. For each revision it reads only the answers of one random group. Must be called
 * while the quiz's counts are locked and after the answers were changed.
 */
const refreshBestTimes = async (tx: Queryable, attemptIds: Iterable<string>): Promise<void> => {
  await tx.execute(sql`
    update ${questionSums} q set best_time = (
      select min(w.time_spent) from ${attempts} a join ${attemptAnswers} w on w.attempt_id = a.id
      where a.quiz_id = q.quiz_id and a.is_counted and (q.scope in (${quizScope}, a.session_id) or ${isMember(sql`a`)})
        and ${toRandomGroup(sql`a.student_id`)} = q.group_no and w.question_id = q.question_id
        and w.revision_id = q.revision_id and w.is_correct)
    from ${attempts} changed join ${attemptAnswers} answer on answer.attempt_id = changed.id
    where changed.id = any(${textArray(attemptIds)}) and not answer.is_correct
      and q.quiz_id = changed.quiz_id and (q.scope in (${quizScope}, changed.session_id) or ${isMember(sql`changed`)})
      and q.question_id = answer.question_id and q.revision_id = answer.revision_id
      and q.group_no = ${toRandomGroup(sql`changed.student_id`)} and answer.time_spent <= q.best_time`)
}

/**
 * Adds an attempt with all its answers to the tables of counts. Does nothing if it is already counted or has no
 * marks yet. Weights that pass from the student's earlier attempts to this one (latest, highest) are moved. Must be
 * called last in the transaction that stores the attempt. Throws NOT_FOUND.
 */
export const countAttempt = (tx: Queryable, attemptId: string): Promise<void> =>
  countAttempts(tx, [attemptId])

/** Like `countAttempt`, for many attempts at once. */
export const countAttempts = (tx: Queryable, attemptIds: readonly string[]): Promise<void> =>
  recount(tx, attemptIds)

/**
 * Runs `change`, which may change or remove marks of an attempt and its answers, and updates the counts: the
 * previous marks are removed from them, the new ones added. Throws NOT_FOUND.
 */
export const recountAttempt = (
  tx: Queryable,
  attemptId: string,
  change: () => Promise<void>,
): Promise<void> => recount(tx, [attemptId], change)

/**
 * Like `recountAttempt`, for many attempts at once. The caller must have locked them. With no attempts, `change` is
 * not run.
 */
export const recountAttempts = (
  tx: Queryable,
  attemptIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> => recount(tx, attemptIds, change)

/** An attempt that was handed in and is in no count yet. */
export type Uncounted = { id: string; quiz_id: string; student_id: string }

/** Like `countAttempts`, for attempts at quizzes whose counts the caller has locked (`lockCountsOfQuiz`). */
export const countUnderLock = async (tx: Queryable, uncounted: readonly Uncounted[]): Promise<void> => {
  if (uncounted.length === 0) return
  const ids = uncounted.map(({ id }) => id)
  const which = attemptsBeside(uncounted)
  // The statement does not see what it marks itself.
  const { rows } = await tx.execute<FrequencyWeights & { is_after: boolean }>(sql`
    with marked as (${markingAsCounted(sql`id = any(${textArray(ids)})`)})
    select false as is_after, * from (${weightsOf(which)}) before
    union all select true, * from (${weightsOf(which, ids)}) after`)
  const { false: before = [], true: after = [] } = Object.groupBy(rows, (row) => `${row.is_after}`)
  await addNewToCounts(tx, changesBetween(before, after))
}

/** Reads the weights of all counted attempts of these students at these quizzes. */
export const readWeightsOf = async (
  tx: Queryable,
  quizIds: readonly string[],
  studentIds: readonly string[],
): Promise<FrequencyWeights[]> => {
  const { rows } = await tx.execute<FrequencyWeights>(weightsOf(attemptsAt(quizIds, studentIds)))
  return rows
}

const recount = async (
  tx: Queryable,
  attemptIds: readonly string[],
  change?: () => Promise<void>,
): Promise<void> => {
  const ids = new Set(attemptIds)
  if (ids.size === 0) return
  // Removing and adding writes the tables twice. Two such transactions could deadlock, so they lock the whole quiz.
  const needsQuizLock = change !== undefined || ids.size > 1
  const { quizIds, readWeights } = await lockCounts(tx, ids, needsQuizLock)
  const before = await readWeights()
  const recounted = before.filter((weights) => ids.has(weights.attempt_id))
  const countedIds = new Set(recounted.map((weights) => weights.attempt_id))
  if (!change && countedIds.size === ids.size) return
  // The previous marks must be read before `change` overwrites them.
  if (recounted.length > 0)
    await addToCounts(tx, weightRows(recounted.map((weights) => weightChange(undefined, weights))))
  if (change) {
    await change()
    await refreshBestTimes(tx, ids)
  }
  await markAsCounted(tx, sql`id = any(${textArray(ids)})`)
  if (recounted.length > 0) await removeUncountedStandings(tx, ids)
  const after = await readWeights()
  const others = before.filter((weights) => !ids.has(weights.attempt_id))
  const changes = changesBetween(others, after)
  if (changes.length === 0) return
  await updateStandings(tx, weightRows(after))
  if (!needsQuizLock) await lockWritingCounts(tx, elementAt(quizIds, 0))
  await addToCounts(tx, weightRows(changes))
}

/**
 * Keeps others from counting attempts of these students, or with `wholeQuiz` any attempts at these quizzes, until
 * the transaction ends. Returns a function that reads the weights of all attempts of these students at these
 * quizzes.
 */
const lockCounts = async (
  tx: Queryable,
  ids: ReadonlySet<string>,
  wholeQuiz: boolean,
): Promise<{ quizIds: string[]; readWeights: () => Promise<FrequencyWeights[]> }> => {
  const { rows } = await tx.execute<{ quiz_id: string; student_id: string }>(
    sql`select quiz_id, student_id from ${attempts} where id = any(${textArray(ids)})`,
  )
  if (rows.length !== ids.size) throw new Problem('NOT_FOUND')
  const quizIds = [...new Set(rows.map((row) => row.quiz_id))].sort()
  const studentIds = [...new Set(rows.map((row) => row.student_id))]
  if (wholeQuiz) for (const quizId of quizIds) await lockCountsOfQuiz(tx, quizId)
  else await lockCountsOfStudent(tx, elementAt(quizIds, 0), elementAt(studentIds, 0))
  return { quizIds, readWeights: () => readWeightsOf(tx, quizIds, studentIds) }
}

const changesBetween = (
  before: readonly FrequencyWeights[],
  after: readonly FrequencyWeights[],
): FrequencyWeights[] => {
  const keyOf = ({ attempt_id, scope }: FrequencyWeights) => `${attempt_id} ${scope}`
  const beforeByKey = new Map(before.map((weights) => [keyOf(weights), weights]))
  return after.map((weights) => weightChange(weights, beforeByKey.get(keyOf(weights)))).filter(hasChanged)
}
