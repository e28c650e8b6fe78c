import { boolean, index, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz, quizzes } from './quizzes.ts'

/** What colleagues are told by a mail. */
export const noticeKinds = ['shared', 'handed_over', 'mention', 'comment', 'marking'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What is to be told to somebody in their next mail. Told notices are deleted. */
export const notices = quiz.table(
  'notices',
  {
    id: identity('id').primaryKey(),
    accountId: identity('account_id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    actorId: identity('actor_id').notNull(),
    /** The comment that it is about. Whoever has read it in the page is not told any more. */
    commentId: identity('comment_id'),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [index('notices_account').on(table.accountId, table.id)],
)

/** In which language somebody gets mails about shared quizzes, and whether they want them. */
export const mailPreferences = quiz.table('mail_preferences', {
  accountId: identity('account_id').primaryKey(),
  language: text('language'),
  isOff: boolean('is_off').notNull().default(false),
})
