import { index, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * `waiting`: to be sent. `delayed`: the mail server has not accepted it yet. `sent`. `failed`: it is not tried
 * again. `outbox`: no mail server is set up, so it stays here for the operator.
 */
export type MailState = 'waiting' | 'delayed' | 'sent' | 'failed' | 'outbox'

/**
 * `code` was requested by whoever typed the e-mail address. `link` was sent by the instructor. `notice` tells an
 * instructor what colleagues did.
 */
export type MailKind = 'code' | 'link' | 'notice'

/** Mails to students and instructors. The text of a sent mail is emptied, because it may contain a code. */
export const mails = quiz.table(
  'mails',
  {
    id: identity('id').primaryKey(),
    instructorId: identity('instructor_id').notNull(),
    /** The default is for processes of the previous version, which do not know kinds. */
    kind: text('kind').$type<MailKind>().notNull().default('code'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    state: text('state').$type<MailState>().notNull(),
    createdAt: dateTime('created_at').notNull(),
    /** From then on the mail is useless: it is no longer sent, and deleted. */
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [
    index('mails_created').on(table.createdAt),
    index('mails_instructor').on(table.instructorId, table.createdAt),
    index('mails_expiry').on(table.expiresAt),
  ],
)
