import type { Database } from '@quizwright/services/database/database.ts'
import { attempts } from '@quizwright/services/database/tables/learner.ts'
import { markingShares, markingTeams } from '@quizwright/services/database/tables/marking-team.ts'
import { quizzes } from '@quizwright/services/database/tables/quizzes.ts'
import { students } from '@quizwright/services/database/tables/students.ts'
import { eq } from '@quizwright/services/database/drizzle.ts'

/**
 * Shares the results of all quizzes of an instructor out to one marker, by student. Returns what names these students
 * and their results.
 */
export const shareOut = async (db: Database, ownerId: string, markerId: string): Promise<string[]> => {
  const owned = await db.select({ quizId: quizzes.id }).from(quizzes).where(eq(quizzes.instructorId, ownerId))
  const found = await db
    .select({ quizId: quizzes.id, attemptId: attempts.id, student: students })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(eq(quizzes.instructorId, ownerId))
  const team = {
    sharedBy: 'student' as const,
    markerIds: [markerId],
    samplePercent: 0,
    mostDifference: 20,
    seed: 'a seed',
    revision: 1,
    changedBy: ownerId,
    changedAt: new Date(),
  }
  for (const { quizId } of owned)
    await db
      .insert(markingTeams)
      .values({ quizId, ...team })
      .onConflictDoUpdate({ target: markingTeams.quizId, set: team })
  for (const { quizId, attemptId } of found)
    await db
      .insert(markingShares)
      .values({ quizId, subjectId: attemptId, accountId: markerId })
      .onConflictDoUpdate({
        target: [markingShares.quizId, markingShares.subjectId],
        set: { accountId: markerId },
      })
  return [
    ...new Set(
      found.flatMap(({ attemptId, student }) =>
        [attemptId, student.id, student.fullName, student.email].filter((text) => text !== ''),
      ),
    ),
  ]
}
