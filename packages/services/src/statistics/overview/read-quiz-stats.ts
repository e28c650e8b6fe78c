import { type Grade, gradeOf, grades, passes } from '@quizwright/contracts/rules/grade.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { scoreCounts } from '../../database/tables.ts'
import { readCountries } from '../places/read-places.ts'
import { readTagScores } from '../tags/read-tag-scores.ts'
import { scoreParts } from './score-histogram.ts'

type Score = {
  total: number
  of_total: number
  n_first: number
  n_second: number
  n_all: number
  time_sum: number
}

/** The overall figures of a quiz in a scope. Times in seconds. */
export const readQuizStats = async (
  db: Queryable,
  quiz: { id: string; passingPercentage: number; totalMarks: number },
  scope: string,
): Promise<StatData> => {
  const { rows } = await db.execute<Score>(
    sql`select total, of_total, n_first, n_second, n_all, time_sum from ${scoreCounts} where quiz_id = ${quiz.id} and scope = ${scope} and n_all > 0`,
  )
  const all = average(rows, 'n_all')
  const first = average(rows, 'n_first')
  const second = average(rows, 'n_second')
  const failed = rows.reduce(
    (sum, score) => sum + (passes(percentageOf(score), quiz.passingPercentage) ? 0 : score.n_all),
    0,
  )
  const countries = await readCountries(db, { quizId: quiz.id, scope })
  return {
    averageScore: all.score,
    averageScorePercentage: all.percentage,
    averageTime: all.n > 0 ? rows.reduce((sum, score) => sum + score.time_sum, 0) / all.n : null,
    totalAttempts: all.n,
    averageGrade: gradeOf(all.percentage),
    repetedBy: second.n,
    repetedByPercentage: share(second.n, first.n),
    failedAttempts: failed,
    failedAttemptsPercentage: share(failed, all.n),
    averageScore1stAttempt: first.score,
    averageScore1stAttemptPercentage: first.percentage,
    averageScore2ndAttempt: second.score,
    averageScore2ndAttemptPercentage: second.percentage,
    gradeCounts: countGrades(rows),
    countryStats: countries.map(({ name, n }) => ({ id: name, count: n })),
    students: first.n,
    passedAttempts: all.n - failed,
    totalMarks: quiz.totalMarks,
    tagPerformance: await readTagScores(db, quiz.id, scope),
    scores: scoreParts(rows.map(({ total, of_total, n_all }) => ({ total, ofTotal: of_total, n: n_all }))),
  }
}

const percentageOf = ({ total, of_total }: Score): number =>
  of_total > 0 ? Math.min(100, (100 * total) / of_total) : 0
const share = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)

const average = (scores: readonly Score[], counted: 'n_first' | 'n_second' | 'n_all') => {
  const sum = (value: (score: Score) => number) =>
    scores.reduce((total, score) => total + score[counted] * value(score), 0)
  const n = sum(() => 1)
  return {
    n,
    score: n > 0 ? sum((score) => score.total) / n : null,
    percentage: n > 0 ? sum(percentageOf) / n : null,
  }
}

/** How many attempts got each grade; every grade that an attempt can get is there. */
const countGrades = (scores: readonly Score[]): Record<string, number> => {
  const counted: Partial<Record<Grade, number>> = Object.fromEntries(
    grades.filter((grade) => grade !== 'NA').map((grade) => [grade, 0]),
  )
  for (const score of scores) {
    const grade = gradeOf(percentageOf(score))
    counted[grade] = (counted[grade] ?? 0) + score.n_all
  }
  return counted as Record<string, number>
}
