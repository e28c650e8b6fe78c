import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { identity, dateTime } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * Uploaded CSV files. `id` is the fileLink: opaque, its owner's alone, never an address. Its bytes are in the
 * file store under `csv/{id}`.
 */
export const files = quiz.table(
  'files',
  {
    id: identity('id').primaryKey(),
    ownerId: identity('owner_id').notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [index('files_created').on(table.createdAt), index('files_owner').on(table.ownerId)],
)

/**
 * Long work. `done` of `total` steps; `input` is what the worker needs, never shown. `held_until` is when a
 * running job may be taken from whoever has it, and when a waiting one may be taken at all; `tries` tells one
 * holder from the next.
 */
export const jobs = quiz.table(
  'jobs',
  {
    id: identity('id').primaryKey(),
    ownerId: identity('owner_id').notNull(),
    kind: text('kind').notNull(),
    state: text('state').$type<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>().notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    message: text('message'),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    heldUntil: dateTime('held_until').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    createdAt: dateTime('created_at').notNull(),
    updatedAt: dateTime('updated_at').notNull(),
  },
  (table) => [
    index('jobs_owner').on(table.ownerId, table.createdAt),
    index('jobs_to_take')
      .on(table.heldUntil)
      .where(sql`${table.state} in ('waiting', 'running')`),
  ],
)
