import { eq } from '../database/drizzle.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../context.ts'
import { type MailState, mails } from '../database/tables/mails.ts'
import { type JobWorker, RetryLater } from '../jobs/job-worker.ts'

/**
 * Returns the worker that sends one mail. It retries while the mail server accepts none, until the mail expires.
 * Neither the address nor the text is logged.
 */
export const sendMail = (
  { db, now, mailer }: Pick<Context, 'db' | 'now' | 'mailer'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): JobWorker => {
  const store = async (id: string, state: MailState) => {
    // The text contains a code or a personal link, which is no longer needed.
    const isOver = state === 'sent' || state === 'failed'
    const changed = { state, ...(isOver && { body: '' }) }
    await db.update(mails).set(changed).where(eq(mails.id, id))
  }
  return async ({ input }) => {
    const { mailId } = input as { mailId: string }
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
    if (!mail || mail.state === 'sent') return null
    if (!mailer) {
      await store(mailId, 'outbox')
      return null
    }
    if (mail.expiresAt <= now()) {
      await store(mailId, 'failed')
      return null
    }
    try {
      await mailer.send(mail)
    } catch (error) {
      await store(mailId, 'delayed')
      log.warn({ mailId, code: (error as { code?: string }).code }, 'the mail server did not accept a mail')
      throw new RetryLater('The mail server does not take this mail.')
    }
    await store(mailId, 'sent')
    return null
  }
}
