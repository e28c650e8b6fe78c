import { type AnyColumn, sql, type SQL } from '../drizzle.ts'
import { textArray } from './text-array.ts'

/**
 * Returns a condition: whether a column of texts equals one of any number of ids or keys. They are one parameter of
 * the statement. With one parameter each (Drizzle's `inArray`) a statement fails from 65,536 on.
 */
export const inIds = (column: AnyColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${textArray(ids)})`
