import { customType, text, timestamp } from 'drizzle-orm/pg-core'

/** A dateTime with its zone, read and written as a Date. */
export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An opaque identity, made by us (a ULID) or by the browser. */
export const identity = (name: string) => text(name)

/**
 * A text folded for comparing (see fold-text.ts), ordered byte by byte: so sorting and searching are the same
 * on every Postgres, whatever its locale, and an index serves both.
 */
export const folded = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
