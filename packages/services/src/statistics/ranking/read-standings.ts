import { and, asc, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { standings } from '../../database/tables/statistics.ts'
import { students } from '../../database/tables/students.ts'

/** A ranking of a scope, by the first or the latest attempts of its students. */
export type Ranking = { quizId: string; scope: string; counted: 'first' | 'latest' }

export type Standing = {
  percentage: number
  /** In seconds. */
  time: number
  attemptId: string
  marks: number | null
  studentId: string
  name: string
  image: string | null
}

/**
 * Reads a page of a ranking, best first, or the standing of one student. The page is selected from the index before
 * students are joined, because otherwise all of them would be joined.
 */
export const readStandings = (
  db: Queryable,
  { quizId, scope, counted }: Ranking,
  { limit, offset }: { limit: number; offset: number },
  studentId?: string,
): Promise<Standing[]> => {
  const inRanking = and(
    eq(standings.quizId, quizId),
    eq(standings.scope, scope),
    eq(standings.counted, counted),
    studentId === undefined ? undefined : eq(standings.studentId, studentId),
  )
  const page = db
    .select()
    .from(standings)
    .where(inRanking)
    .orderBy(sql`${standings.percentage} desc nulls last`, asc(standings.timeSpent), asc(standings.studentId))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select({
      percentage: page.percentage,
      time: page.timeSpent,
      attemptId: page.attemptId,
      marks: attempts.obtainedMarks,
      studentId: students.id,
      name: students.fullName,
      image: students.image,
    })
    .from(page)
    .innerJoin(attempts, eq(attempts.id, page.attemptId))
    .innerJoin(students, eq(students.id, page.studentId))
    .orderBy(sql`${page.percentage} desc nulls last`, asc(page.timeSpent), asc(page.studentId))
}
