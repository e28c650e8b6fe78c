import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { markCounts } from '../../database/tables.ts'

type Named = { quizId: string; questionId: string; /** The marks that it gives. */ marks: number }
export type QuestionFigures = { facility: number | null; discrimination: number | null }
const none: QuestionFigures = { facility: null, discrimination: null }

export const questionKey = (quizId: string, questionId: string): string => `${quizId} ${questionId}`

/**
 * Facility and discrimination index of questions in percent, from the first attempts of all students and over
 * every wording that they met. By the formulas of Moodle's statistics report (initial_question_walker,
 * secondary_question_walker), written as sums so that the database adds.
 */
export const readQuestionFigures = async (
  db: Queryable,
  named: readonly Named[],
): Promise<(quizId: string, questionId: string) => QuestionFigures> => {
  if (named.length === 0) return () => none
  const { mark, total, nFirst } = markCounts
  const sum = (term: ReturnType<typeof sql>) => sql<number>`sum(${nFirst} * ${term})::float8`
  const rows = await db
    .select({
      quizId: markCounts.quizId,
      questionId: markCounts.questionId,
      n: sum(sql`1`),
      x: sum(sql`${mark}`),
      xx: sum(sql`${mark} * ${mark}`),
      r: sum(sql`(${total} - ${mark})`),
      rr: sum(sql`(${total} - ${mark}) * (${total} - ${mark})`),
      xr: sum(sql`${mark} * (${total} - ${mark})`),
    })
    .from(markCounts)
    .where(
      and(
        eq(markCounts.scope, 'all'),
        inArray(markCounts.quizId, [...new Set(named.map((one) => one.quizId))]),
        inArray(
          markCounts.questionId,
          named.map((one) => one.questionId),
        ),
      ),
    )
    .groupBy(markCounts.quizId, markCounts.questionId)
  const marksOf = new Map(
    named.map(({ quizId, questionId, marks }) => [questionKey(quizId, questionId), marks]),
  )
  const figures = new Map(
    rows.map((row) => [
      questionKey(row.quizId, row.questionId),
      figuresOf(row, marksOf.get(questionKey(row.quizId, row.questionId)) ?? 0),
    ]),
  )
  return (quizId, questionId) => figures.get(questionKey(quizId, questionId)) ?? none
}

type Sums = Record<'n' | 'x' | 'xx' | 'r' | 'rr' | 'xr', number>

/** Rounding leaves a variance that is none a little above 0. */
const nothing = 1e-9

const figuresOf = ({ n, x, xx, r, rr, xr }: Sums, marks: number): QuestionFigures => {
  if (n === 0) return none
  const spread = (xx - (x * x) / n) * (rr - (r * r) / n)
  return {
    facility: marks > 0 ? (100 * x) / n / marks : null,
    discrimination: spread > nothing ? (100 * (xr - (x * r) / n)) / Math.sqrt(spread) : null,
  }
}
