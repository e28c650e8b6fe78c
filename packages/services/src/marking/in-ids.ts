import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { textArray } from '../database/text-array.ts'

/** Returns a condition: whether a column equals one of any number of ids. */
export const inIds = (column: AnyColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${textArray(ids)})`
