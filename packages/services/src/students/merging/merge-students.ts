import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { ltiScores } from '../../database/tables/lti.ts'
import { reports } from '../../database/tables/learner.ts'
import { studentMerges, students } from '../../database/tables/students.ts'
import { rebuildCounts } from '../../statistics/counts/rebuild-counts.ts'
import { lockMerging } from './lock-merging.ts'
import { assignAttempts, lockAttemptsOf, type NumberedAttempt } from './renumber-attempts.ts'

type Merge = { instructorId: string; keptId: string; mergedId: string }

/**
 * Moves the attempts and reports of one record to another record of the same instructor, numbers the attempts at
 * each quiz by their start, and recounts those quizzes. Throws NOT_FOUND and RULE.
 */
export const mergeStudents = async (
  tx: Queryable,
  { instructorId, keptId, mergedId }: Merge,
  now: Date,
): Promise<void> => {
  if (keptId === mergedId) throw new Problem('RULE', { message: 'Choose two students to merge.' })
  await lockMerging(tx, instructorId)
  await lockRecords(tx, [keptId, mergedId], instructorId)
  const all = await lockAttemptsOf(tx, [keptId, mergedId])
  const moved = all.filter(({ studentId }) => studentId === mergedId)
  await assignAttempts(tx, numberByQuiz(all, keptId))
  const movedReports = await tx
    .update(reports)
    .set({ studentId: keptId })
    .where(eq(reports.studentId, mergedId))
    .returning({ id: reports.id })
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
  await tx
    .update(ltiScores)
    .set({ groupsChanged: true })
    .where(inIds(ltiScores.studentId, [keptId, mergedId]))
  await rebuildCounts(tx, [...new Set(moved.map(({ quizId }) => quizId))])
}

/**
 * Locks both records. Whether one is merged already is checked before they are locked: whoever begins an attempt
 * holds a merged record while waiting for the one into which it was merged.
 */
const lockRecords = async (tx: Queryable, ids: readonly string[], instructorId: string): Promise<void> => {
  const areOwn = and(inIds(students.id, [...ids]), eq(students.instructorId, instructorId))
  const found = await tx.select().from(students).where(areOwn)
  if (found.length !== ids.length) throw new Problem('NOT_FOUND')
  const merged = found.find(({ mergedInto }) => mergedInto !== null)
  if (merged)
    throw new Problem('RULE', {
      message: `${merged.fullName} has been merged already. Reload the list and choose again.`,
    })
  await tx.select({ id: students.id }).from(students).where(areOwn).for('no key update')
}

const numberByQuiz = (all: readonly NumberedAttempt[], studentId: string) =>
  [...Map.groupBy(all, ({ quizId }) => quizId).values()].flatMap((ofQuiz) =>
    ofQuiz.map(({ id }, index) => ({ id, studentId, number: index + 1 })),
  )
