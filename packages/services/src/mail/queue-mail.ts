import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { makeId } from '../database/queries/make-id.ts'
import { type MailKind, mails } from '../database/tables/mails.ts'
import { addUnlimitedJobs } from '../jobs/add-job.ts'
import type { OutgoingMail } from './mailer.ts'

export const mailKind = 'mail'

type NewMail = OutgoingMail & { instructorId: string; kind: MailKind; expiresAt: Date }

/**
 * Queues a mail in the caller's transaction. A job sends it. Without a mail server it stays in the outbox. Returns
 * its id.
 */
export const queueMail = async (
  tx: Queryable,
  { mailer }: Pick<Context, 'mailer'>,
  mail: NewMail,
  now: Date,
): Promise<string> => {
  const id = makeId()
  await tx.insert(mails).values({
    ...mail,
    id,
    subject: oneLine(mail.subject),
    state: mailer ? 'waiting' : 'outbox',
    createdAt: now,
  })
  if (mailer) {
    const job = { ownerId: mail.instructorId, kind: mailKind, input: { mailId: id }, total: 1 }
    await addUnlimitedJobs(tx, [job], now)
  }
  return id
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
