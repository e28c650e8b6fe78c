import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { markCounts } from '../../database/tables.ts'
import { quizScope } from '../counts/frequency-weights.ts'

type QuestionRef = { quizId: string; questionId: string; maximumMark: number }
/** Both in percent; null where it cannot be computed. */
export type ItemIndices = { facility: number | null; discrimination: number | null }

const unknownIndices: ItemIndices = { facility: null, discrimination: null }

const questionKey = (quizId: string, questionId: string): string => `${quizId} ${questionId}`

/**
 * Reads facility and discrimination index of questions, from the first attempts of all students and over all
 * revisions. The formulas are those of Moodle's statistics report (initial_question_walker,
 * secondary_question_walker), written as sums that the database computes.
 */
export const readItemIndices = async (
  db: Queryable,
  questions: readonly QuestionRef[],
): Promise<(quizId: string, questionId: string) => ItemIndices> => {
  if (questions.length === 0) return () => unknownIndices
  const rows = await readSums(db, questions)
  const maximumMarks = new Map(
    questions.map(({ quizId, questionId, maximumMark }) => [questionKey(quizId, questionId), maximumMark]),
  )
  const indices = new Map(
    rows.map(({ quizId, questionId, ...sums }) => {
      const key = questionKey(quizId, questionId)
      return [key, indicesOf(sums, maximumMarks.get(key) ?? 0)]
    }),
  )
  return (quizId, questionId) => indices.get(questionKey(quizId, questionId)) ?? unknownIndices
}

/** Sums over the attempts, x being the mark and r the rest score. */
type Sums = Record<'n' | 'x' | 'xx' | 'r' | 'rr' | 'xr', number>

const readSums = (db: Queryable, questions: readonly QuestionRef[]) => {
  const { mark, total, nFirst } = markCounts
  const rest = sql`(${total} - ${mark})`
  const sum = (term: SQL) => sql<number>`sum(${nFirst} * ${term})::float8`
  return db
    .select({
      quizId: markCounts.quizId,
      questionId: markCounts.questionId,
      n: sum(sql`1`),
      x: sum(sql`${mark}`),
      xx: sum(sql`${mark} * ${mark}`),
      r: sum(rest),
      rr: sum(sql`${rest} * ${rest}`),
      xr: sum(sql`${mark} * ${rest}`),
    })
    .from(markCounts)
    .where(
      and(
        eq(markCounts.scope, quizScope),
        inArray(markCounts.quizId, [...new Set(questions.map(({ quizId }) => quizId))]),
        inArray(
          markCounts.questionId,
          questions.map(({ questionId }) => questionId),
        ),
      ),
    )
    .groupBy(markCounts.quizId, markCounts.questionId)
}

/** Rounding leaves a variance of 0 slightly above it. */
const roundingError = 1e-9

const indicesOf = ({ n, x, xx, r, rr, xr }: Sums, maximumMark: number): ItemIndices => {
  if (n === 0) return unknownIndices
  const varianceProduct = (xx - (x * x) / n) * (rr - (r * r) / n)
  const covariance = xr - (x * r) / n
  return {
    facility: maximumMark > 0 ? (100 * x) / n / maximumMark : null,
    discrimination: varianceProduct > roundingError ? (100 * covariance) / Math.sqrt(varianceProduct) : null,
  }
}
