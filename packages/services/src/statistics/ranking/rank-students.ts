import { Problem } from '@quizwright/contracts/problem.ts'
import type { TopStudent } from '@quizwright/contracts/schemas/stats.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { quizScope } from '../counts/frequency-weights.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts, sessions, standings, students } from '../../database/tables.ts'
import { readScores, type ScoreCount } from '../items/read-item-counts.ts'

type Ranking = {
  id: string
  counted: 'first' | 'latest'
  from: number
  count: number | undefined
  resultId: string | undefined
}

/** Of a quiz the best are shown, of a session everybody. */
const listedOf = { quiz: 10, session: 500 }

/**
 * Ranks the students of a quiz or a session by marks; of equal ones the quicker stands first, and they share
 * the place. Throws NOT_FOUND.
 */
export const rankStudents = async (db: Queryable, { id, counted, from, count, resultId }: Ranking) => {
  const { quizId, scope } = await findRanked(db, id)
  const scores = await readScores(db, { quizId, scope, attempts: counted })
  const inRanking = and(
    eq(standings.quizId, quizId),
    eq(standings.scope, scope),
    eq(standings.counted, counted),
  )
  const most = listedOf[scope === quizScope ? 'quiz' : 'session']
  // The part is cut out of the index first: joined before, all students would be.
  const read = (where: SQL | undefined, part: { limit: number; offset: number }) => {
    const cut = db
      .select()
      .from(standings)
      .where(and(inRanking, where))
      .orderBy(
        sql`${standings.percentage} desc nulls last`,
        asc(standings.timeSpent),
        asc(standings.studentId),
      )
      .limit(part.limit)
      .offset(part.offset)
      .as('cut')
    return db
      .select({
        percentage: cut.percentage,
        time: cut.timeSpent,
        attemptId: cut.attemptId,
        marks: attempts.obtainedMarks,
        studentId: students.id,
        name: students.fullName,
        image: students.image,
      })
      .from(cut)
      .innerJoin(attempts, eq(attempts.id, cut.attemptId))
      .innerJoin(students, eq(students.id, cut.studentId))
      .orderBy(sql`${cut.percentage} desc nulls last`, asc(cut.timeSpent), asc(cut.studentId))
  }
  const describe = (row: Awaited<ReturnType<typeof read>>[number]): TopStudent => ({
    place: placeOf(row.percentage, scores),
    obtained_marks: row.marks ?? 0,
    time_spent: row.time,
    correct_percentage: row.percentage,
    result_id: row.attemptId,
    user: { id: row.studentId, full_name: row.name, image: row.image },
    image: row.image,
  })
  const listed = await read(undefined, { limit: Math.min(count ?? most, listedOf.session), offset: from })
  const own =
    resultId === undefined
      ? []
      : await read(eq(standings.studentId, await studentOf(db, resultId, quizId, scope)), {
          limit: 1,
          offset: 0,
        })
  return {
    quiz: listed.map(describe),
    total: scores.reduce((sum, score) => sum + score.n, 0),
    marked: own[0] ? describe(own[0]) : null,
  }
}

/** A ranking is of a session, or of all of a quiz. */
const findRanked = async (db: Queryable, id: string): Promise<{ quizId: string; scope: string }> => {
  const [session] = await db.select({ quizId: sessions.quizId }).from(sessions).where(eq(sessions.id, id))
  return session ? { quizId: session.quizId, scope: id } : { quizId: id, scope: quizScope }
}

const studentOf = async (db: Queryable, resultId: string, quizId: string, scope: string): Promise<string> => {
  const ofSession = scope === quizScope ? undefined : eq(attempts.sessionId, scope)
  const [attempt] = await db
    .select({ studentId: attempts.studentId })
    .from(attempts)
    .where(and(eq(attempts.id, resultId), eq(attempts.quizId, quizId), ofSession))
  if (!attempt) throw new Problem('NOT_FOUND')
  return attempt.studentId
}

/** One more than how many did better. The counts say so, whoever they were. */
const placeOf = (percentage: number, scores: readonly ScoreCount[]): number =>
  1 +
  scores.reduce(
    (better, { total, ofTotal, n }) =>
      ofTotal > 0 && (100 * total) / ofTotal > percentage + 1e-9 ? better + n : better,
    0,
  )
