import { type Column, like, type SQL } from '../drizzle.ts'

/**
 * Whether a folded column contains a folded text (fold-text.ts). `%` and `_` have no special meaning. It uses LIKE,
 * which takes Postgres half the time of strpos.
 */
export const containsText = (column: Column | SQL.Aliased, text: string): SQL =>
  like(column, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
