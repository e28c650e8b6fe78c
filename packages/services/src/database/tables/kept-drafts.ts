import { index, integer, primaryKey, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz, quizzes } from './quizzes.ts'

/** Unsaved changes of a quiz, as its author's page wrote them. `device_id` names the browser that did. */
export const keptDrafts = quiz.table(
  'kept_drafts',
  {
    authorId: identity('author_id').notNull(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    deviceId: identity('device_id').notNull(),
    questions: integer('questions').notNull(),
    content: text('content').notNull(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.authorId, table.quizId] }),
    index('kept_drafts_quiz').on(table.quizId),
    index('kept_drafts_changed').on(table.authorId, table.changedAt),
  ],
)
