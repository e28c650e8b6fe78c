import { getTableName, type SQL, sql, type SQLChunk } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../database/database.ts'
import {
  attemptAnswers,
  attempts,
  markCounts,
  optionSums,
  placeSums,
  questionSums,
  scoreCounts,
  standings,
  totalSums,
} from '../../database/tables.ts'
import { randomGroupOf } from './random-group.ts'

/**
 * One table of counts: the columns that tell its rows apart, the columns that add up, and how an attempt `a`
 * in its roles `c` (with one answer `w` where the table is about answers) gives both.
 */
type Kept = {
  table: PgTable
  from: SQL
  keys: Record<string, SQL>
  sums: Record<string, SQL>
  least?: Record<string, SQL>
}

const ofAttempt = sql`join ${attempts} a on a.id = c.attempt_id`
const ofAnswers = sql`${ofAttempt} join ${attemptAnswers} w on w.attempt_id = a.id`
/**
 * An answer counts for each option that it chose, one that was skipped for none of them, and words for
 * nothing here.
 */
const ofOptions = sql`${ofAnswers} cross join lateral unnest(case when w.is_skipped then array[-1] else w.selected end) o(option_chosen)`

const inScope = { quiz_id: sql`a.quiz_id`, scope: sql`c.scope` }
const inQuestion = { ...inScope, question_id: sql`w.question_id`, revision_id: sql`w.revision_id` }
const group = { group_no: randomGroupOf(sql`a.student_id`) }
const roles = { first: sql`c.first`, latest: sql`c.latest`, highest: sql`c.highest`, all: sql`c.every` }

/** A value summed over the attempts in each of the four roles. */
const four = (name: string, value: SQL): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(roles).map(([role, times]) => [`${name}_${role}`, sql`sum(${times} * ${value})`]),
  )
const n = four('n', sql`1`)
const mark = sql`w.obtained_marks`
const total = sql`a.obtained_marks`
const percentage = sql`a.correct_percentage`

const kept: readonly Kept[] = [
  {
    table: scoreCounts,
    from: ofAttempt,
    keys: { ...inScope, total, of_total: sql`a.total_marks` },
    sums: { ...n, n_second: sql`sum(c.second)`, time_sum: sql`sum(c.every * a.time_spent)` },
  },
  {
    table: totalSums,
    from: ofAttempt,
    keys: { ...inScope, ...group },
    sums: { ...n, ...four('t', total), ...four('tt', sql`${total} * ${total}`) },
  },
  {
    table: placeSums,
    from: ofAttempt,
    keys: { ...inScope, country: sql`a.country`, city: sql`a.city` },
    sums: {
      n: sql`sum(c.every)`,
      students: sql`sum(c.resident)`,
      percentage_sum: sql`sum(c.every * ${percentage})`,
    },
  },
  { table: markCounts, from: ofAnswers, keys: { ...inQuestion, mark, total }, sums: n },
  {
    table: optionSums,
    from: ofOptions,
    keys: { ...inQuestion, option_chosen: sql`o.option_chosen` },
    sums: { ...n, ...four('p', percentage), ...four('pp', sql`${percentage} * ${percentage}`) },
  },
  {
    table: questionSums,
    from: ofAnswers,
    keys: { ...inQuestion, ...group },
    sums: {
      ...n,
      ...four('x', mark),
      ...four('xx', sql`${mark} * ${mark}`),
      ...four('xt', sql`${mark} * ${total}`),
      correct: sql`sum(c.every * w.is_correct::integer)`,
      skipped: sql`sum(c.every * w.is_skipped::integer)`,
      marked: sql`sum(c.every * w.is_marked::integer)`,
      of_marks: sql`sum(c.every * w.total_marks)`,
      time_sum: sql`sum(c.every * w.time_spent)`,
    },
    least: { best_time: sql`min(w.time_spent) filter (where c.every > 0 and not w.is_skipped)` },
  },
]

const names = (columns: Record<string, SQL>): SQLChunk[] =>
  Object.keys(columns).map((name) => sql.identifier(name))

/** Adds to one table what `c` gives it. */
const addTo = ({ table, from, keys, sums, least = {} }: Kept): SQL => {
  const own = sql.identifier(getTableName(table))
  const columns = { ...keys, ...sums, ...least }
  const added = Object.keys(sums).map(
    (name) =>
      sql`${sql.identifier(name)} = ${own}.${sql.identifier(name)} + excluded.${sql.identifier(name)}`,
  )
  const lowered = Object.keys(least).map(
    (name) =>
      sql`${sql.identifier(name)} = least(${own}.${sql.identifier(name)}, excluded.${sql.identifier(name)})`,
  )
  const places = sql.join(
    Object.keys(keys).map((_, at) => sql.raw(String(at + 1))),
    sql`, `,
  )
  return sql`
    insert into ${table} (${sql.join(names(columns), sql`, `)})
    select ${sql.join(Object.values(columns), sql`, `)} from c ${from} group by ${places} order by ${places}
    on conflict (${sql.join(names(keys), sql`, `)}) do update set ${sql.join([...added, ...lowered], sql`, `)}`
}

/**
 * Adds attempts to all tables of counts, so often as their roles say; negative roles take them out again. It
 * is one statement, for while it runs nobody else adds to these rows, and every way to the database and back
 * would be waited for by a whole class that hands in at once. In which order it meets the tables is
 * Postgres's own affair: hold `lockWritingCounts` or `lockCountsOfQuiz`, or two could wait for each other in
 * a circle.
 */
export const addToCounts = async (tx: Queryable, changed: SQL): Promise<void> => {
  const additions = kept.map((table, at) => sql`${sql.raw(`added_${at}`)} as (${addTo(table)})`)
  await tx.execute(sql`with c as (${changed}), ${sql.join(additions, sql`, `)} select 1`)
}

/** Puts students into the rankings of the scopes that their attempts are counted in. */
export const rankStudents = async (tx: Queryable, present: SQL): Promise<void> => {
  for (const counted of ['first', 'latest'] as const) {
    await tx.execute(sql`
      with c as (${present})
      insert into ${standings} (quiz_id, scope, counted, student_id, attempt_id, percentage, time_spent)
      select a.quiz_id, c.scope, ${counted}::text, a.student_id, a.id, a.correct_percentage, a.time_spent from c ${ofAttempt}
      where c.${sql.identifier(counted)} = 1 order by a.quiz_id, c.scope, a.student_id
      on conflict (quiz_id, scope, counted, student_id) do update
        set attempt_id = excluded.attempt_id, percentage = excluded.percentage, time_spent = excluded.time_spent`)
  }
}
