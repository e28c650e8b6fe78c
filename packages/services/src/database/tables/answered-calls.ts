import { index, jsonb, primaryKey, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * The responses to calls with an Idempotency-Key. They are kept for a day, so that a repeated call gets the same
 * response. `request_hash` is a hash of the call's name, path,
 * query and body, `key_hash` one of the key.
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
