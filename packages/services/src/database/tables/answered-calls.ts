import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * The responses to calls with an Idempotency-Key, for a day: the same call again gets the same response. `request_hash`
 * is of the call's name and body, `key_hash` of the key.
 */
export const answeredCalls = quiz.table(
  'answered_calls',
  {
    ownerId: identity('owner_id').notNull(),
    keyHash: text('key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').$type<Record<string, unknown>>().notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.keyHash] }),
    index('answered_calls_created').on(table.createdAt),
  ],
)
