import { type SQL, sql } from 'drizzle-orm'

/**
 * How many random groups the students of every quiz fall into. It divides 65,536, so that all groups are
 * equally likely.
 */
export const randomGroupCount = 32

/**
 * The group of a student, from 0: the same for ever, on every Postgres. All attempts of a student fall into
 * one group, so that how far the groups differ also tells how much it matters that attempts of one student
 * are alike.
 */
export const randomGroupOf = (studentId: SQL): SQL =>
  sql`(('x' || substr(md5(${studentId}), 1, 4))::bit(16)::integer % ${sql.raw(String(randomGroupCount))})`
