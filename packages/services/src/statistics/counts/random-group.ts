import { sql, type SQL } from '../../database/drizzle.ts'

/**
 * The number of random groups into which the students of every quiz are divided (Wolter, Introduction to Variance
 * Estimation, 2nd ed., chapter 2). It divides 65,536, so that all groups are equally likely.
 */
export const randomGroupCount = 32

/**
 * Returns the random group of a student, from 0. It is the same at any time and on any Postgres. All attempts of a
 * student belong to one group, so that the variance between groups includes the correlation of these attempts.
 */
export const toRandomGroup = (studentId: SQL): SQL =>
  sql`(('x' || substr(md5(${studentId}), 1, 4))::bit(16)::integer % ${sql.raw(String(randomGroupCount))})`
