import { type PgTable, sql, type SQL } from '../../database/drizzle.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import {
  markCounts,
  optionSums,
  placeSums,
  questionSums,
  scoreCounts,
  totalSums,
} from '../../database/tables/statistics.ts'
import { toRandomGroup } from './random-group.ts'

/**
 * How the rows of a table of counts follow from frequency weights `c`: the joined tables, the key columns, the
 * summed columns, and the columns with a minimum. `a` is the attempt, `w` one of its answers.
 */
export type CountTable = {
  table: PgTable
  joins: SQL
  keys: Record<string, SQL>
  sums: Record<string, SQL>
  minimums?: Record<string, SQL>
}

export const joinAttempts = sql`join ${attempts} a on a.id = c.attempt_id`
/** Questions that do not count have no figures. */
const joinAnswers = sql`${joinAttempts}
  join ${attemptAnswers} w on w.attempt_id = a.id and not w.is_left_out`
/**
 * An answer counts once for each selected option, or once for each part as what it was classed as. A skipped one counts
 * for option -1, a descriptive one for none.
 */
const joinOptions = sql`${joinAnswers}
  cross join lateral unnest(case when w.is_skipped then array[-1] else coalesce(w.classes, w.selected) end)
    o(option_chosen)`

const scopeKeys = { quiz_id: sql`a.quiz_id`, scope: sql`c.scope` }
const questionKeys = { ...scopeKeys, question_id: sql`w.question_id`, revision_id: sql`w.revision_id` }
const groupKey = { group_no: toRandomGroup(sql`a.student_id`) }

const mark = sql`w.obtained_marks`
const firstMark = sql`coalesce(w.first_marks, w.obtained_marks)`
const total = sql`a.obtained_marks`
const percentage = sql`a.correct_percentage`
const share = sql`(a.correct_percentage / 100)`

/** Returns four columns: the sums of a value over the first, latest, highest and all attempts. */
const weightedSums = (name: string, value: SQL): Record<string, SQL> => ({
  [`${name}_first`]: sql`sum(c.first * ${value})`,
  [`${name}_latest`]: sql`sum(c.latest * ${value})`,
  [`${name}_highest`]: sql`sum(c.highest * ${value})`,
  [`${name}_all`]: sql`sum(c.every * ${value})`,
})
const attemptCounts = weightedSums('n', sql`1`)

export const countTables: readonly CountTable[] = [
  {
    table: scoreCounts,
    joins: joinAttempts,
    keys: { ...scopeKeys, total, of_total: sql`a.total_marks` },
    sums: { ...attemptCounts, n_second: sql`sum(c.second)`, time_sum: sql`sum(c.every * a.time_spent)` },
  },
  {
    table: totalSums,
    joins: joinAttempts,
    keys: { ...scopeKeys, ...groupKey },
    sums: {
      ...attemptCounts,
      ...weightedSums('t', total),
      ...weightedSums('tt', sql`${total} * ${total}`),
      ...weightedSums('p', share),
      ...weightedSums('pp', sql`${share} ^ 2`),
      ...weightedSums('ppp', sql`${share} ^ 3`),
      ...weightedSums('pppp', sql`${share} ^ 4`),
    },
  },
  {
    table: placeSums,
    joins: joinAttempts,
    keys: { ...scopeKeys, country: sql`a.country`, city: sql`a.city` },
    sums: {
      n: sql`sum(c.every)`,
      students: sql`sum(c.resident)`,
      percentage_sum: sql`sum(c.every * ${percentage})`,
      percentage_squared_sum: sql`sum(c.every * ${percentage} * ${percentage})`,
    },
  },
  {
    table: markCounts,
    joins: joinAnswers,
    keys: { ...questionKeys, mark, total },
    sums: attemptCounts,
  },
  {
    table: optionSums,
    joins: joinOptions,
    keys: { ...questionKeys, option_chosen: sql`o.option_chosen` },
    sums: {
      ...attemptCounts,
      ...weightedSums('p', percentage),
      ...weightedSums('pp', sql`${percentage} * ${percentage}`),
    },
  },
  {
    table: questionSums,
    joins: joinAnswers,
    keys: { ...questionKeys, ...groupKey },
    sums: {
      ...attemptCounts,
      ...weightedSums('x', mark),
      ...weightedSums('xx', sql`${mark} * ${mark}`),
      ...weightedSums('f', firstMark),
      ...weightedSums('ff', sql`${firstMark} * ${firstMark}`),
      ...weightedSums('xt', sql`${mark} * ${total}`),
      ...weightedSums('t', total),
      ...weightedSums('tt', sql`${total} * ${total}`),
      correct: sql`sum(c.every * w.is_correct::integer)`,
      skipped: sql`sum(c.every * (w.is_skipped and not w.is_correct)::integer)`,
      marked: sql`sum(c.every * w.is_marked::integer)`,
      of_marks: sql`sum(c.every * w.total_marks)`,
      time_sum: sql`sum(c.every * w.time_spent)`,
    },
    minimums: { best_time: sql`min(w.time_spent) filter (where c.every > 0 and w.is_correct)` },
  },
]
