import { type PgTable, sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { markCounts, optionSums, questionSums, totalSums } from '../../database/tables/statistics.ts'
import { randomGroupCount } from '../counts/random-group.ts'
import { readScores, type ScoreCount } from '../counts/read-scores.ts'
import { type CountSelection, inScope, selectedColumn } from '../counts/select-counts.ts'
import type { GroupSums, QuestionSums } from '../figures/covariances.ts'
import { type JointFrequency, sumBy } from '../figures/frequencies.ts'
import type { PercentageSums } from '../figures/option-figures.ts'
import type { PowerSums } from '../figures/power-sums.ts'

/** `option` is the index of an option, or `noOption` for attempts that skipped the question. */
export type OptionSums = PercentageSums & { option: number }
export const noOption = -1

/** Sums over the attempts that answered one revision. */
export type AnswerSums = TotalSums & QuestionSums
export type TotalSums = Omit<GroupSums, 'questions'>

/** The counts of the answers to one revision. `groups` has those of each random group of students. */
export type RevisionCounts = {
  questionId: string
  revisionId: string
  frequencies: JointFrequency[]
  groups: AnswerSums[]
  options: OptionSums[]
  /** The marks of first tries: their number, their sum and that of their squares. */
  firstTries: FirstTries
}
export type FirstTries = { n: number; mark: number; markSquared: number }
/** `totals` and `percentages` are by random group of students. The latter are sums of powers. */
export type ItemCounts = {
  scores: ScoreCount[]
  totals: TotalSums[]
  percentages: PowerSums[]
  /** 1 if each student counts with one attempt. */
  attemptsPerStudent: number
  revisions: RevisionCounts[]
}

/**
 * Reads everything from which the item statistics of a quiz are computed. The size of the result grows with
 * questions and marks, not with attempts.
 */
export const readItemCounts = async (db: Queryable, selection: CountSelection): Promise<ItemCounts> => {
  const column = (name: string) => selectedColumn(selection, name)
  const read = <Values>(table: PgTable, values: SQL) => readByRevision<Values>(db, selection, table, values)
  const frequencies = await read<[mark: number, total: number, n: number]>(
    markCounts,
    sql`mark, total, ${column('n')}`,
  )
  const options = byRevision(
    await read<[option: number, n: number, percentage: number, percentageSquared: number]>(
      optionSums,
      sql`option_chosen, ${column('n')}, ${column('p')}, ${column('pp')}`,
    ),
  )
  const groups = byRevision(
    await read<[group: number, ...sums: SumsOfGroup]>(
      questionSums,
      sql`group_no, ${column('n')}, ${column('x')}, ${column('xx')}, ${column('xt')}, ${column('t')},
        ${column('tt')}, ${column('f')}, ${column('ff')}`,
    ),
  )
  const revisions = frequencies.map((row): RevisionCounts => {
    const key = revisionKey(row)
    const ofGroups = groups.get(key) ?? []
    const sumsOfGroups = ofGroups.map(
      ([group, n, mark, markSquared, markTimesTotal, total, totalSquared]) =>
        [group, { n, mark, markSquared, markTimesTotal, total, totalSquared }] as const,
    )
    return {
      questionId: row.question_id,
      revisionId: row.revision_id,
      frequencies: row.values.map(([mark, total, n]) => ({ mark, total, n })),
      options: (options.get(key) ?? []).map(([option, n, percentage, percentageSquared]) => ({
        option,
        n,
        percentage,
        percentageSquared,
      })),
      groups: byGroup(sumsOfGroups, noAnswers),
      firstTries: {
        n: sumBy(ofGroups, ([, n]) => n),
        mark: sumBy(ofGroups, (sums) => sums[7]),
        markSquared: sumBy(ofGroups, (sums) => sums[8]),
      },
    }
  })
  return { scores: await readScores(db, selection), ...(await readTotals(db, selection)), revisions }
}

type SumsOfGroup = [
  n: number,
  x: number,
  xx: number,
  xt: number,
  t: number,
  tt: number,
  f: number,
  ff: number,
]

const noAnswers: AnswerSums = {
  n: 0,
  mark: 0,
  markSquared: 0,
  markTimesTotal: 0,
  total: 0,
  totalSquared: 0,
}

type TotalRow = TotalSums & Record<'group' | 'students' | 'p' | 'pp' | 'ppp' | 'pppp', number>

const readTotals = async (db: Queryable, selection: CountSelection) => {
  const column = (name: string) => selectedColumn(selection, name)
  const { rows } = await db.execute<TotalRow>(sql`
    select group_no as "group", n_first as students, ${column('n')} as n, ${column('t')} as total,
      ${column('tt')} as "totalSquared", ${column('p')} as p, ${column('pp')} as pp, ${column('ppp')} as ppp,
      ${column('pppp')} as pppp
    from ${totalSums} where ${inScope(selection)}`)
  const sum = (count: (row: TotalRow) => number) => rows.reduce((total, row) => total + count(row), 0)
  const students = sum((row) => row.students)
  return {
    totals: byGroup(
      rows.map(({ group, n, total, totalSquared }) => [group, { n, total, totalSquared }] as const),
      { n: 0, total: 0, totalSquared: 0 },
    ),
    percentages: byGroup<PowerSums>(
      rows.map(
        ({ group, n, p, pp, ppp, pppp }) =>
          [group, { n, powers: [100 * p, 100 ** 2 * pp, 100 ** 3 * ppp, 100 ** 4 * pppp] }] as const,
      ),
      { n: 0, powers: [0, 0, 0, 0] },
    ),
    attemptsPerStudent: students > 0 ? Math.max(1, sum((row) => row.n) / students) : 1,
  }
}

type RevisionRows<Values> = { question_id: string; revision_id: string; values: Values[] }

/**
 * Reads the rows of a table by question and revision. Postgres sends one JSON text for each revision instead of a
 * row for each count, which is faster to parse.
 */
const readByRevision = async <Values>(
  db: Queryable,
  selection: CountSelection,
  table: PgTable,
  values: SQL,
): Promise<RevisionRows<Values>[]> => {
  const { rows } = await db.execute<RevisionRows<Values>>(sql`
    select question_id, revision_id, json_agg(json_build_array(${values})) as values from ${table}
    where ${inScope(selection)} and ${selectedColumn(selection, 'n')} > 0 group by question_id, revision_id`)
  return rows
}

const revisionKey = (row: { question_id: string; revision_id: string }): string =>
  `${row.question_id} ${row.revision_id}`

const byRevision = <Values>(rows: readonly RevisionRows<Values>[]): Map<string, Values[]> =>
  new Map(rows.map((row) => [revisionKey(row), row.values]))

/** Returns one element for each random group: `empty` for groups without attempts. */
const byGroup = <Sums>(rows: readonly (readonly [group: number, Sums])[], empty: Sums): Sums[] => {
  const groups = Array.from({ length: randomGroupCount }, () => empty)
  for (const [group, sums] of rows) groups[group] = sums
  return groups
}
