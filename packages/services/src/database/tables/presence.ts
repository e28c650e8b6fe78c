import { index, primaryKey } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz, quizzes } from './quizzes.ts'

/** Who has the questions of a quiz open, on which device and at which question. Old rows are deleted. */
export const presences = quiz.table(
  'presences',
  {
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    accountId: identity('account_id').notNull(),
    deviceId: identity('device_id').notNull(),
    questionId: identity('question_id'),
    seenAt: dateTime('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.accountId, table.deviceId] }),
    index('presences_seen').on(table.seenAt),
  ],
)
