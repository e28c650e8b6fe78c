import { readTotals } from '../../questions/arrangement/read-sections.ts'
import type { quizzes } from '../../database/tables/quizzes.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { type Grade, gradeOf, grades, passes } from '@quizwright/domain/rules/grade.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { and, eq, isNotNull, isNull, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { scoreCounts } from '../../database/tables/statistics.ts'
import { attemptsInScope, inScope } from '../counts/select-counts.ts'
import { readCountries } from '../places/read-places.ts'
import { readTagScores } from '../tags/read-tag-scores.ts'
import { scoreHistogram } from './score-histogram.ts'

type ScoreRow = {
  total: number
  of_total: number
  n_first: number
  n_second: number
  n_all: number
  time_sum: number
}

/** Reads the overall figures of a quiz in a scope. Times are in seconds. */
export const readQuizStats = async (
  db: Queryable,
  quiz: Pick<
    typeof quizzes.$inferSelect,
    'id' | 'passingPercentage' | 'questionCount' | 'totalMarks' | 'arrangement'
  >,
  scope: string,
): Promise<StatData> => {
  const rows = await readScoreRows(db, quiz.id, scope)
  const all = averageOf(rows, 'n_all')
  const first = averageOf(rows, 'n_first')
  const second = averageOf(rows, 'n_second')
  const failed = countFailed(rows, quiz.passingPercentage)
  const timeSum = rows.reduce((sum, row) => sum + row.time_sum, 0)
  const countries = await readCountries(db, { quizId: quiz.id, scope })
  return {
    averageScore: all.score,
    averageScorePercentage: all.percentage,
    averageTime: all.n > 0 ? timeSum / all.n : null,
    totalAttempts: all.n,
    averageGrade: gradeOf(all.percentage),
    repetedBy: second.n,
    repetedByPercentage: percentageOf(second.n, first.n),
    failedAttempts: failed,
    failedAttemptsPercentage: percentageOf(failed, all.n),
    averageScore1stAttempt: first.score,
    averageScore1stAttemptPercentage: first.percentage,
    averageScore2ndAttempt: second.score,
    averageScore2ndAttemptPercentage: second.percentage,
    gradeCounts: countGrades(rows),
    countryStats: countries.map(({ name, n }) => ({ id: name, count: n })),
    students: first.n,
    passedAttempts: all.n - failed,
    waitingAttempts: await countWaiting(db, quiz.id, scope),
    totalMarks: (await readTotals(db, quiz)).totalMarks,
    tagPerformance: await readTagScores(db, quiz.id, scope),
    scores: scoreHistogram(
      rows.map(({ total, of_total, n_all }) => ({ total, ofTotal: of_total, n: n_all })),
    ),
  }
}

/** Returns the number of counted attempts in a scope. */
export const countAllAttempts = async (db: Queryable, quizId: string, scope: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select coalesce(sum(n_all), 0)::integer as n from ${scoreCounts} where ${inScope({ quizId, scope })}`)
  return elementAt(rows, 0).n
}

/** Counts the attempts that lack a mark. An index finds those that are not counted. */
const countWaiting = (db: Queryable, quizId: string, scope: string): Promise<number> =>
  db.$count(
    attempts,
    and(
      eq(attempts.quizId, quizId),
      attemptsInScope(scope),
      eq(attempts.isCounted, false),
      isNotNull(attempts.submittedAt),
      isNull(attempts.obtainedMarks),
    ),
  )

const readScoreRows = async (db: Queryable, quizId: string, scope: string): Promise<ScoreRow[]> => {
  const { rows } = await db.execute<ScoreRow>(sql`
    select total, of_total, n_first, n_second, n_all, time_sum from ${scoreCounts}
    where ${inScope({ quizId, scope })} and n_all > 0`)
  return rows
}

const percentageOf = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)

const scorePercentage = ({ total, of_total }: ScoreRow): number =>
  of_total > 0 ? Math.min(100, (100 * total) / of_total) : 0

/** Returns the number, mean total and mean percentage of the attempts that a column counts. */
const averageOf = (rows: readonly ScoreRow[], column: 'n_first' | 'n_second' | 'n_all') => {
  const sum = (value: (row: ScoreRow) => number) =>
    rows.reduce((total, row) => total + row[column] * value(row), 0)
  const n = sum(() => 1)
  if (n === 0) return { n, score: null, percentage: null }
  return { n, score: sum((row) => row.total) / n, percentage: sum(scorePercentage) / n }
}

const countFailed = (rows: readonly ScoreRow[], passingPercentage: number): number =>
  rows
    .filter((row) => !passes(scorePercentage(row), passingPercentage))
    .reduce((sum, row) => sum + row.n_all, 0)

/** Returns the number of attempts with each grade, including 0. NA is not a grade of an attempt. */
const countGrades = (rows: readonly ScoreRow[]): Record<string, number> => {
  const counts: Record<string, number> = Object.fromEntries(
    grades.filter((grade) => grade !== 'NA').map((grade) => [grade, 0]),
  )
  for (const row of rows) {
    const grade: Grade = gradeOf(scorePercentage(row))
    counts[grade] = (counts[grade] ?? 0) + row.n_all
  }
  return counts
}
