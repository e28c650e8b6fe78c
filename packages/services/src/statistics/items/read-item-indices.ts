import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { and, eq, type SQL, sql } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { questionSums } from '../../database/tables/statistics.ts'
import { quizScope } from '../counts/frequency-weights.ts'
import { type GroupSums, groupSums } from '../figures/covariances.ts'
import { independent } from '../figures/design-effect.ts'
import { discriminationOfGroups } from '../figures/discrimination.ts'
import { facilityOfMoments } from '../figures/facility.ts'
import { missing } from '../figures/figure.ts'
import { fewStudents } from './item.ts'

type QuestionRef = { quizId: string; questionId: string; maximumMark: number }
/** Both figures are in percent. `few`: there are too few students for a verdict. */
export type ItemIndices = { counted: number; few: boolean; facility: Figure; discrimination: Figure }

const unknownIndices: ItemIndices = {
  counted: 0,
  few: true,
  facility: missing('no attempts'),
  discrimination: missing('no attempts'),
}

const questionKey = (quizId: string, questionId: string): string => `${quizId} ${questionId}`

/**
 * Reads the facility and discrimination indices of questions. They are computed over all revisions from the sums of
 * the random groups, for the first attempts of all students.
 */
export const readItemIndices = async (
  db: Queryable,
  questions: readonly QuestionRef[],
): Promise<(quizId: string, questionId: string) => ItemIndices> => {
  if (questions.length === 0) return () => unknownIndices
  const rows = await readSums(db, questions)
  const rowsByQuestion = Map.groupBy(rows, ({ quizId, questionId }) => questionKey(quizId, questionId))
  const indices = new Map(
    questions.map(({ quizId, questionId, maximumMark }) => {
      const key = questionKey(quizId, questionId)
      const ofQuestion = rowsByQuestion.get(key) ?? []
      return [key, indicesOf(ofQuestion.map(describeGroup), maximumMark, ofQuestion[0]?.wrongCosts ?? 0)]
    }),
  )
  return (quizId, questionId) => indices.get(questionKey(quizId, questionId)) ?? unknownIndices
}

/** Sums over the attempts of one group. x is the mark, t the total. */
type Sums = Record<'n' | 'x' | 'xx' | 't' | 'tt' | 'xt', number>

const readSums = (db: Queryable, questions: readonly QuestionRef[]) => {
  const sum = (column: SQL) => sql<number>`sum(${column})::float8`
  return db
    .select({
      quizId: questionSums.quizId,
      questionId: questionSums.questionId,
      n: sum(sql`${questionSums.nFirst}`),
      x: sum(sql`${questionSums.xFirst}`),
      xx: sum(sql`${questionSums.xxFirst}`),
      t: sum(sql`${questionSums.tFirst}`),
      tt: sum(sql`${questionSums.ttFirst}`),
      xt: sum(sql`${questionSums.xtFirst}`),
      wrongCosts: sql<number | null>`max((${quizzes.arrangement} ->> 'wrong_costs')::float8)`,
    })
    .from(questionSums)
    .innerJoin(quizzes, eq(quizzes.id, questionSums.quizId))
    .where(
      and(
        eq(questionSums.scope, quizScope),
        inIds(questionSums.quizId, [...new Set(questions.map(({ quizId }) => quizId))]),
        inIds(
          questionSums.questionId,
          questions.map(({ questionId }) => questionId),
        ),
      ),
    )
    .groupBy(questionSums.quizId, questionSums.questionId, questionSums.groupNo)
}

const describeGroup = ({ n, x, xx, t, tt, xt }: Sums): GroupSums => ({
  n,
  total: t,
  totalSquared: tt,
  questions: [{ mark: x, markSquared: xx, markTimesTotal: xt }],
})

const indicesOf = (groups: readonly GroupSums[], maximumMark: number, wrongCosts: number): ItemIndices => {
  const { n, questions } = groupSums.sum(groups)
  const sums = questions[0]
  if (n === 0 || !sums) return unknownIndices
  const mean = sums.mark / n
  const m2 = Math.max(0, sums.markSquared / n - mean * mean)
  return {
    counted: n,
    // First attempts are as many as students.
    few: n < fewStudents,
    facility: facilityOfMoments({ n, mean, m2 }, maximumMark, independent, wrongCosts),
    discrimination: discriminationOfGroups(groups),
  }
}
