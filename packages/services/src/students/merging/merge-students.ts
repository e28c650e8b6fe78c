import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/make-id.ts'
import { reports } from '../../database/tables/learner.ts'
import { studentMerges, students } from '../../database/tables/students.ts'
import { rebuildCounts } from '../../statistics/counts/rebuild-counts.ts'
import { assignAttempts, type NumberedAttempt, readAttemptsOf } from './renumber-attempts.ts'

type Merge = { instructorId: string; keptId: string; mergedId: string }

/**
 * Moves the attempts and reports of one record to another of the same instructor, numbers the attempts at each
 * quiz by when they were begun, and counts those quizzes again. Throws NOT_FOUND and RULE.
 */
export const mergeStudents = async (
  tx: Queryable,
  { instructorId, keptId, mergedId }: Merge,
  now: Date,
): Promise<void> => {
  if (keptId === mergedId) throw new Problem('RULE', { message: 'Choose two students to merge.' })
  await lockRecords(tx, [keptId, mergedId], instructorId)
  const all = await readAttemptsOf(tx, [keptId, mergedId])
  const moved = all.filter(({ studentId }) => studentId === mergedId)
  const movedReports = await tx
    .update(reports)
    .set({ studentId: keptId })
    .where(eq(reports.studentId, mergedId))
    .returning({ id: reports.id })
  await assignAttempts(tx, numberByQuiz(all, keptId))
  await tx.update(students).set({ mergedInto: keptId }).where(eq(students.id, mergedId))
  await tx.insert(studentMerges).values({
    id: makeId(),
    instructorId,
    keptId,
    mergedId,
    attemptIds: moved.map(({ id }) => id),
    reportIds: movedReports.map(({ id }) => id),
    numbers: Object.fromEntries(all.map(({ id, number }) => [id, number])),
    mergedAt: now,
  })
  await rebuildCounts(tx, [...new Set(moved.map(({ quizId }) => quizId))])
}

/** In the order of their ids, so that two merges never wait for each other. */
const lockRecords = async (tx: Queryable, ids: readonly string[], instructorId: string): Promise<void> => {
  for (const id of [...ids].sort()) {
    const [student] = await tx
      .select()
      .from(students)
      .where(and(eq(students.id, id), eq(students.instructorId, instructorId)))
      .for('update')
    if (!student) throw new Problem('NOT_FOUND')
    if (student.mergedInto !== null)
      throw new Problem('RULE', {
        message: `${student.fullName} has been merged already. Reload the list and choose again.`,
      })
  }
}

const numberByQuiz = (all: readonly NumberedAttempt[], studentId: string) =>
  [...Map.groupBy(all, ({ quizId }) => quizId).values()].flatMap((ofQuiz) =>
    ofQuiz.map(({ id }, index) => ({ id, studentId, number: index + 1 })),
  )
