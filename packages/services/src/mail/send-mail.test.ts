import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { mails } from '../database/tables/mails.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import { sendMail } from './send-mail.ts'

test('given a mail that expired before it was sent, then its text is deleted and nothing is sent', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const now = new Date('2030-03-01T12:00:00Z')
    await db.insert(mails).values({
      id: 'm1',
      instructorId: 'ada',
      kind: 'code',
      recipient: 'bo@example.org',
      subject: 'Your code',
      body: 'Your code is 123456.',
      state: 'delayed',
      createdAt: new Date('2030-03-01T11:00:00Z'),
      expiresAt: new Date('2030-03-01T11:10:00Z'),
    })
    const sent: unknown[] = []
    const mailer = {
      send: async (mail: unknown) => {
        sent.push(mail)
      },
      close: () => undefined,
    }
    const work = sendMail({ db, now: () => now, mailer }, { warn: () => undefined })
    await work(
      { input: { mailId: 'm1' } } as unknown as Parameters<typeof work>[0],
      {} as Parameters<typeof work>[1],
    )
    const [mail] = await db.select().from(mails).where(eq(mails.id, 'm1'))
    expect(mail).toMatchObject({ state: 'failed', body: '' })
    expect(sent).toEqual([])
  } finally {
    await close()
  }
})
