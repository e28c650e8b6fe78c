import { Problem } from '@quizwright/contracts/problem.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables.ts'
import { textArray } from '../../database/text-array.ts'
import { addToCounts, rankStudents } from './add-to-counts.ts'
import { lockCountsOfQuiz, lockCountsOfStudent, lockWritingCounts } from './lock-counts.ts'
import { weightNames, type Roles, weightsOf, weightRows } from './frequency-weights.ts'

/**
 * Counts an attempt that was handed in and has its marks, with all its answers; does nothing with one that is
 * counted or has no marks yet. Call it last in the transaction that stores the attempt. An earlier attempt of
 * the same student is moved out of what it is no longer: the latest, the highest. Throws NOT_FOUND.
 */
export const countAttempt = (tx: Queryable, attemptId: string): Promise<void> =>
  countAttempts(tx, [attemptId])

/** The same for many attempts at once. */
export const countAttempts = (tx: Queryable, attemptIds: readonly string[]): Promise<void> =>
  recount(tx, attemptIds)

/**
 * Lets `change` give other marks to an attempt or its answers, and keeps the counts true to it: what was
 * counted before is taken out, what then stands is put in. Throws NOT_FOUND.
 */
export const recountAttempt = (
  tx: Queryable,
  attemptId: string,
  change: () => Promise<void>,
): Promise<void> => recount(tx, [attemptId], change)

const recount = async (
  tx: Queryable,
  attemptIds: readonly string[],
  change?: () => Promise<void>,
): Promise<void> => {
  const ids = new Set(attemptIds)
  if (ids.size === 0) return
  // Who takes out and puts in goes through the tables twice: beside others doing so, each could wait for the
  // other.
  const alone = change !== undefined || ids.size > 1
  const { quizIds, readRoles } = await lockAttempts(tx, ids, alone)
  const before = await readRoles()
  const own = before.filter((roles) => ids.has(roles.attempt_id))
  if (!change && new Set(own.map((roles) => roles.attempt_id)).size === ids.size) return
  // The marks are about to change, so what they gave has to go while they can still be read.
  if (own.length > 0) await addToCounts(tx, weightRows(own.map((roles) => difference(undefined, roles))))
  await change?.()
  await tx.execute(
    sql`update ${attempts} set is_counted = true where id = any(${textArray(ids)}) and not is_counted and submitted_at is not null and obtained_marks is not null`,
  )
  const after = await readRoles()
  const others = new Map(
    before.filter((roles) => !ids.has(roles.attempt_id)).map((roles) => [keyOf(roles), roles]),
  )
  const changed = after.map((roles) => difference(roles, others.get(keyOf(roles)))).filter(isChange)
  if (changed.length === 0) return
  await rankStudents(tx, weightRows(after))
  if (!alone) await lockWritingCounts(tx, quizIds[0]!)
  await addToCounts(tx, weightRows(changed))
}

/**
 * Nobody else counts for these students, or `alone` at these quizzes. Answers what reads the roles of all
 * attempts of these students there.
 */
const lockAttempts = async (
  tx: Queryable,
  ids: ReadonlySet<string>,
  alone: boolean,
): Promise<{ quizIds: string[]; readRoles: () => Promise<Roles[]> }> => {
  const { rows } = await tx.execute<{ quiz_id: string; student_id: string }>(
    sql`select quiz_id, student_id from ${attempts} where id = any(${textArray(ids)})`,
  )
  if (rows.length !== ids.size) throw new Problem('NOT_FOUND')
  const quizIds = [...new Set(rows.map((row) => row.quiz_id))].sort()
  const studentIds = [...new Set(rows.map((row) => row.student_id))]
  if (alone) for (const quizId of quizIds) await lockCountsOfQuiz(tx, quizId)
  else await lockCountsOfStudent(tx, quizIds[0]!, studentIds[0]!)
  return { quizIds, readRoles: async () => (await tx.execute<Roles>(weightsOf(quizIds, studentIds))).rows }
}

const keyOf = ({ attempt_id, scope }: Roles): string => `${attempt_id} ${scope}`

const difference = (now: Roles | undefined, before: Roles | undefined): Roles => {
  const { attempt_id, scope } = (now ?? before)!
  const changes = Object.fromEntries(
    weightNames.map((name) => [name, (now?.[name] ?? 0) - (before?.[name] ?? 0)]),
  ) as Record<(typeof weightNames)[number], number>
  return { attempt_id, scope, ...changes }
}

const isChange = (roles: Roles): boolean => weightNames.some((name) => roles[name] !== 0)
