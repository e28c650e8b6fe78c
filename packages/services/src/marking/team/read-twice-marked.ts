import { and, asc, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { markingTeams, unseenMarks } from '../../database/tables/marking-team.ts'
import { areNear, type UnseenMark } from './unseen-marks.ts'

export type TwiceMarkedAnswer = {
  attemptId: string
  questionId: string
  studentId: string
  totalMarks: number
  marks: [UnseenMark, UnseenMark]
  /** Whether the owner has decided; null if the two marks are near enough. */
  isDecided: boolean | null
  /** The mark that counts by now. */
  counts: number | null
}

/** Reads the answers of a quiz that two people have marked, in the order of the attempts. */
export const readTwiceMarked = async (db: Queryable, quizId: string): Promise<TwiceMarkedAnswer[]> => {
  const rows = await db
    .select({
      mark: unseenMarks,
      studentId: attempts.studentId,
      totalMarks: attemptAnswers.totalMarks,
      mostDifference: sql<number>`coalesce(${markingTeams.mostDifference}, 0)`,
      counts: sql<number | null>`case when ${attemptAnswers.instructorMarks} is not null
        or ${attemptAnswers.confirmation} is not null then ${attemptAnswers.obtainedMarks} end`,
    })
    .from(unseenMarks)
    .innerJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attemptId, unseenMarks.attemptId),
        eq(attemptAnswers.questionId, unseenMarks.questionId),
      ),
    )
    .innerJoin(attempts, eq(attempts.id, unseenMarks.attemptId))
    .leftJoin(markingTeams, eq(markingTeams.quizId, attempts.quizId))
    .where(eq(attempts.quizId, quizId))
    .orderBy(
      asc(unseenMarks.attemptId),
      asc(unseenMarks.questionId),
      asc(unseenMarks.markedAt),
      asc(unseenMarks.accountId),
    )
  const byAnswer = Map.groupBy(rows, ({ mark }) => `${mark.attemptId} ${mark.questionId}`)
  return [...byAnswer.values()].flatMap(([one, other]) => {
    // Marks of a question that gives none cannot differ.
    if (!one || !other || one.totalMarks <= 0) return []
    const { mark, studentId, totalMarks, mostDifference, counts } = one
    const marks: [UnseenMark, UnseenMark] = [mark, other.mark]
    const isNear = areNear(marks, totalMarks, mostDifference)
    return [
      {
        attemptId: mark.attemptId,
        questionId: mark.questionId,
        studentId,
        totalMarks,
        marks,
        isDecided: isNear && counts !== null ? null : counts !== null,
        counts,
      },
    ]
  })
}
