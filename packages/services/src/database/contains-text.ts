import { type Column, like, type SQL } from 'drizzle-orm'

/**
 * Whether a folded column holds a folded text (fold-text.ts) somewhere; `%` and `_` are ordinary characters. By LIKE,
 * which Postgres does in half the time of strpos.
 */
export const containsText = (column: Column, text: string): SQL =>
  like(column, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
