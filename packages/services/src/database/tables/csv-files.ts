import { bigint, index, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * Uploaded question files. `id` is the fileLink of the wire: an opaque key that only its owner can use, never a URL.
 * The bytes are in the file store under `csv/{id}`.
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
