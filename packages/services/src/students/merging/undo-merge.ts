import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, isNull } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiScores } from '../../database/tables/lti.ts'
import { reports } from '../../database/tables/learner.ts'
import { studentMerges, students } from '../../database/tables/students.ts'
import { rebuildCounts } from '../../statistics/counts/rebuild-counts.ts'
import { lockMerging } from './lock-merging.ts'
import { assignAttempts, type Assignment, lockAttemptsOf, type NumberedAttempt } from './renumber-attempts.ts'

type MergeRow = typeof studentMerges.$inferSelect

/**
 * Moves the attempts of a merge back to the record from which they came, with their old numbers. Attempts begun
 * since the merge stay with the kept record and are numbered after its own. Throws NOT_FOUND and RULE.
 */
export const undoMerge = async (
  tx: Queryable,
  { instructorId, mergeId }: { instructorId: string; mergeId: string },
  now: Date,
): Promise<void> => {
  await lockMerging(tx, instructorId)
  const [merge] = await tx
    .select()
    .from(studentMerges)
    .where(
      and(
        eq(studentMerges.id, mergeId),
        eq(studentMerges.instructorId, instructorId),
        isNull(studentMerges.undoneAt),
      ),
    )
  if (!merge) throw new Problem('NOT_FOUND')
  // The merged record is locked first, then the one into which it was merged, as in `lockStudent`.
  await tx
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, merge.mergedId))
    .for('no key update')
  await requireLast(tx, merge)
  const all = await lockAttemptsOf(tx, [merge.keptId])
  await assignAttempts(tx, assignBack(all, merge))
  if (merge.reportIds.length > 0)
    await tx.update(reports).set({ studentId: merge.mergedId }).where(inIds(reports.id, merge.reportIds))
  await tx.update(students).set({ mergedInto: null }).where(eq(students.id, merge.mergedId))
  await tx.update(studentMerges).set({ undoneAt: now }).where(eq(studentMerges.id, merge.id))
  const both = [merge.keptId, merge.mergedId]
  await tx.update(ltiScores).set({ groupsChanged: true }).where(inIds(ltiScores.studentId, both))
  const moved = all.filter(({ id }) => merge.attemptIds.includes(id))
  await rebuildCounts(tx, [...new Set(moved.map(({ quizId }) => quizId))])
}

/** Throws unless this is the latest merge of its record, because each merge stored the numbers from before it. */
const requireLast = async (tx: Queryable, { id, keptId }: MergeRow): Promise<void> => {
  const [kept] = await tx.select().from(students).where(eq(students.id, keptId)).for('no key update')
  const later = await tx
    .select({ id: studentMerges.id })
    .from(studentMerges)
    .where(and(eq(studentMerges.keptId, keptId), isNull(studentMerges.undoneAt)))
  if (kept?.mergedInto !== null || later.some((other) => other.id > id))
    throw new Problem('RULE', {
      message: 'This student was merged again since. Undo the later merge first, then this one.',
    })
}

const assignBack = (
  all: readonly NumberedAttempt[],
  { keptId, mergedId, attemptIds, numbers }: MergeRow,
): Assignment[] => {
  const moved = new Set(attemptIds)
  return [...Map.groupBy(all, ({ quizId }) => quizId).values()].flatMap((ofQuiz) => {
    const ofKept = ofQuiz.filter(({ id }) => !moved.has(id)).map(({ id }) => numbers[id] ?? 0)
    let last = Math.max(0, ...ofKept)
    return ofQuiz.map(({ id }) => ({
      id,
      studentId: moved.has(id) ? mergedId : keptId,
      number: numbers[id] ?? (last += 1),
    }))
  })
}
