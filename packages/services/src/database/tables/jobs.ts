import { index, integer, jsonb, sql, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * The queue of background jobs. `done` of `total` steps are finished. `input` is for the worker only and never
 * shown. `message` is for the owner: what an ended job has to say, or why a job waits. `held_until` is when the
 * lease of a running job expires, and the earliest start of a waiting job. `tries` grows with each lease, so it
 * identifies the current lease.
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
    index('jobs_in_trouble')
      .on(table.ownerId, table.kind)
      .where(sql`${table.message} is not null and ${table.state} in ('waiting', 'failed')`),
  ],
)
