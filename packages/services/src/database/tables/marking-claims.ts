import { index, primaryKey } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { attempts } from './learner.ts'
import { quiz } from './quizzes.ts'

/** Who has an answer open to mark it. A claim ends by itself unless it is renewed. */
export const markingClaims = quiz.table(
  'marking_claims',
  {
    attemptId: identity('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    accountId: identity('account_id').notNull(),
    heldUntil: dateTime('held_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('marking_claims_until').on(table.heldUntil),
  ],
)
