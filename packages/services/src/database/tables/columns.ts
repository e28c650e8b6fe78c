import { customType, text, timestamp } from '../drizzle.ts'

/** A date-time with its time zone, read and written as a Date. */
export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An opaque id, made by the services (a ULID) or by the browser. */
export const identity = (name: string) => text(name)

/**
 * A text folded for comparison (fold-text.ts) and ordered by bytes, so that sorting and searching give the same
 * result on every Postgres, whatever its locale, and one index serves both.
 */
export const folded = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
