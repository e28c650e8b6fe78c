import type { CountedAttempts } from '@quizwright/contracts/schemas/item-statistics.ts'
import { sql } from 'drizzle-orm'
import { randomGroupCount } from '../counts/random-group.ts'
import type { Queryable } from '../../database/database.ts'
import { markCounts, optionSums, questionSums, scoreCounts, totalSums } from '../../database/tables.ts'
import type { MarkCell } from '../figures/question-figures.ts'

/** Which counts: of a quiz, in a scope (a session's id, or all), by which attempts of each student. */
export type Counting = { quizId: string; scope: string; attempts: CountedAttempts }

export type ScoreCount = { total: number; ofTotal: number; n: number }
export type OptionSum = { optionChosen: number; n: number; p: number; pp: number }
export type Sums = { n: number; x: number; xx: number; xt: number }
/** What is kept of the answers to one revision; `sums` by group of students. */
export type RevisionCounts = {
  questionId: string
  revisionId: string
  cells: MarkCell[]
  sums: Sums[]
  options: OptionSum[]
}
export type TotalSum = { n: number; t: number; tt: number }
export type ItemCounts = { scores: ScoreCount[]; totals: TotalSum[]; revisions: RevisionCounts[] }

type Grouped<Values> = { question_id: string; revision_id: string; values: Values[] }

/**
 * All that the item statistics of a quiz are computed from. What comes back grows with questions and marks,
 * not with attempts.
 */
export const readItemCounts = async (db: Queryable, counting: Counting): Promise<ItemCounts> => {
  const cells = await readGrouped<[number, number, number]>(db, counting, sql`${markCounts}`, [
    'mark',
    'total',
    'n',
  ])
  const options = keyed(
    await readGrouped<[number, number, number, number]>(db, counting, sql`${optionSums}`, [
      'option_chosen',
      'n',
      'p',
      'pp',
    ]),
  )
  const sums = keyed(
    await readGrouped<[number, number, number, number, number]>(db, counting, sql`${questionSums}`, [
      'group_no',
      'n',
      'x',
      'xx',
      'xt',
    ]),
  )
  return {
    scores: await readScores(db, counting),
    totals: await readTotals(db, counting),
    revisions: cells.map((row) => ({
      questionId: row.question_id,
      revisionId: row.revision_id,
      cells: row.values.map(([mark, total, n]) => ({ mark, total, n })),
      options: (options.get(keyOf(row)) ?? []).map(([optionChosen, n, p, pp]) => ({
        optionChosen,
        n,
        p,
        pp,
      })),
      sums: byGroup(
        (sums.get(keyOf(row)) ?? []).map(([group, n, x, xx, xt]) => [group, { n, x, xx, xt }]),
        { n: 0, x: 0, xx: 0, xt: 0 },
      ),
    })),
  }
}

/** The distribution of the totals. */
export const readScores = async (db: Queryable, counting: Counting): Promise<ScoreCount[]> => {
  const n = column(counting, 'n')
  const { rows } = await db.execute<{ total: number; of_total: number; n: number }>(
    sql`select total, of_total, ${n} as n from ${scoreCounts} where ${inScope(counting)} and ${n} > 0 order by total, of_total`,
  )
  return rows.map(({ total, of_total, n: times }) => ({ total, ofTotal: of_total, n: times }))
}

const readTotals = async (db: Queryable, counting: Counting): Promise<TotalSum[]> => {
  const { rows } = await db.execute<TotalSum & { group_no: number }>(
    sql`select group_no, ${column(counting, 'n')} as n, ${column(counting, 't')} as t, ${column(counting, 'tt')} as tt from ${totalSums} where ${inScope(counting)}`,
  )
  return byGroup(
    rows.map(({ group_no, n, t, tt }) => [group_no, { n, t, tt }]),
    { n: 0, t: 0, tt: 0 },
  )
}

/**
 * The rows of a table gathered by question and revision: one text to parse instead of a row for each count.
 */
const readGrouped = async <Values>(
  db: Queryable,
  counting: Counting,
  table: ReturnType<typeof sql>,
  columns: readonly string[],
): Promise<Grouped<Values>[]> => {
  const values = sql.join(
    columns.map((name) => column(counting, name)),
    sql`, `,
  )
  const { rows } = await db.execute<Grouped<Values>>(sql`
    select question_id, revision_id, json_agg(json_build_array(${values})) as values from ${table} where ${inScope(counting)} and ${column(counting, 'n')} > 0 group by question_id, revision_id`)
  return rows
}

const kept = new Set(['n', 'p', 'pp', 'x', 'xx', 'xt', 't', 'tt'])
const column = ({ attempts }: Counting, name: string) =>
  sql.identifier(kept.has(name) ? `${name}_${attempts}` : name)
const inScope = ({ quizId, scope }: Counting) => sql`quiz_id = ${quizId} and scope = ${scope}`

const keyOf = ({ question_id, revision_id }: Pick<Grouped<unknown>, 'question_id' | 'revision_id'>): string =>
  `${question_id} ${revision_id}`
const keyed = <Values>(rows: readonly Grouped<Values>[]): Map<string, Values[]> =>
  new Map(rows.map((row) => [keyOf(row), row.values]))

const byGroup = <Value>(values: readonly (readonly [group: number, Value])[], nothing: Value): Value[] => {
  const groups = Array.from({ length: randomGroupCount }, () => nothing)
  for (const [group, value] of values) groups[group] = value
  return groups
}
