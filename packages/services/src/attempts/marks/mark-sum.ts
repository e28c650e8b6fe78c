import { sql } from '../../database/drizzle.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'

/**
 * The sum of the marks of an attempt's answers. Where wrong answers cost marks it may be below 0, and the marks of the
 * attempt then do not tell it.
 */
export const markSum = sql<number | null>`case when ${attempts.arrangement} ? 'wrong_costs'
  then (select sum(summed.obtained_marks) from ${attemptAnswers} summed where summed.attempt_id = ${attempts.id})
  else ${attempts.obtainedMarks} end`
