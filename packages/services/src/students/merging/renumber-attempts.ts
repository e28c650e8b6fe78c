import { asc, sql } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'

export type NumberedAttempt = Pick<
  typeof attempts.$inferSelect,
  'id' | 'quizId' | 'studentId' | 'number' | 'startedAt'
>

/**
 * Reads and locks the attempts of these students until the transaction ends, in the order in which they were begun.
 * They are locked in the same order as everywhere else. The students must be locked before, so that nobody begins
 * another attempt.
 */
export const lockAttemptsOf = async (
  tx: Queryable,
  studentIds: readonly string[],
): Promise<NumberedAttempt[]> => {
  const areTheirs = inIds(attempts.studentId, [...studentIds])
  await tx.select({ id: attempts.id }).from(attempts).where(areTheirs).orderBy(asc(attempts.id)).for('update')
  return tx
    .select({
      id: attempts.id,
      quizId: attempts.quizId,
      studentId: attempts.studentId,
      number: attempts.number,
      startedAt: attempts.startedAt,
    })
    .from(attempts)
    .where(areTheirs)
    .orderBy(asc(attempts.startedAt), asc(attempts.number), asc(attempts.id))
}

/** The student of an attempt, and the attempt's number among those of the student. */
export type Assignment = { id: string; studentId: string; number: number }

/**
 * Assigns attempts to students. No two attempts of a student have the same number at any time, even within the
 * transaction.
 */
export const assignAttempts = async (tx: Queryable, assignments: readonly Assignment[]): Promise<void> => {
  if (assignments.length === 0) return
  const rows = assignments.map(({ id, studentId, number }) => ({ id, student_id: studentId, number }))
  await tx.execute(sql`
    update ${attempts} as stored set number = -1000000 - given.place
    from (select id, row_number() over (order by id) as place
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text)) as given
    where stored.id = given.id`)
  await tx.execute(sql`
    update ${attempts} as stored set student_id = given.student_id, number = given.number
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, student_id text, number integer)
    where stored.id = given.id`)
}
