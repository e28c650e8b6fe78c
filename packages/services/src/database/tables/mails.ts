import { index, text } from 'drizzle-orm/pg-core'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * `waiting` to be sent; `delayed`: the mail server did not take it yet; `sent`; `failed`: it is tried no more;
 * `outbox`: no mail server is set up, and it lies here for the operator.
 */
export type MailState = 'waiting' | 'delayed' | 'sent' | 'failed' | 'outbox'

/** `code` was asked for by whoever typed the e-mail address; `link` was sent by the instructor. */
export type MailKind = 'code' | 'link'

/** Mails to students. The text of one that was sent is emptied, since it may hold a code. */
export const mails = quiz.table(
  'mails',
  {
    id: identity('id').primaryKey(),
    instructorId: identity('instructor_id').notNull(),
    /** The default is for processes of the version before, which know no kinds. */
    kind: text('kind').$type<MailKind>().notNull().default('code'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    state: text('state').$type<MailState>().notNull(),
    createdAt: dateTime('created_at').notNull(),
    /** Nobody needs it after that: it is not sent any more, and deleted. */
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [
    index('mails_created').on(table.createdAt),
    index('mails_instructor').on(table.instructorId, table.createdAt),
    index('mails_expiry').on(table.expiresAt),
  ],
)
