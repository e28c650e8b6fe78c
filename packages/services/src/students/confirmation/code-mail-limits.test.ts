import { codeLimits } from '@quizwright/domain/limits.ts'
import { eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { sessions } from '../../database/tables/quizzes.ts'
import { emailConfirmations } from '../../database/tables/student-access.ts'
import { services, sessionId, setUpAttemptTests, wait } from '../../learner/attempt-test-setup.ts'
import { learnerClient } from '../../test-support/learner-client.ts'

setUpAttemptTests()
beforeEach(() =>
  services.db.update(sessions).set({ access: 'confirmed_email' }).where(eq(sessions.id, sessionId)),
)

const newEmail = () => `${crypto.randomUUID()}@example.org`
const request = async (email: string) =>
  (await learnerClient(services.url).requestCode({ body: { session_id: sessionId, email } })).data

/** Stores codes for a mailbox that strangers requested, from as many addresses as asked. */
const requestElsewhere = async (emailKey: string, count: number, addresses: number, createdAt: Date) => {
  const [like] = await services.db.select().from(emailConfirmations).limit(1)
  await services.db.insert(emailConfirmations).values(
    Array.from({ length: count }, (_, index) => ({
      ...like!,
      tokenHash: `${emailKey} ${count} ${index}`,
      email: emailKey,
      emailKey,
      address: `198.51.100.${index % addresses}`,
      createdAt,
    })),
  )
}

test('given strangers who use up the mails of an hour, then the owner of the mailbox still gets one', async () => {
  const { now } = await request(newEmail())
  const email = newEmail()
  await requestElsewhere(email, codeLimits.perEmail, 2, new Date(now))
  for (let sent = 0; sent < codeLimits.perEmailFromNewAddress; sent += 1) await request(email)
  await expect(request(email)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_CODES' })
})

test('given the mails of a day, then the mailbox gets none until the next day, however it is written', async () => {
  const { now } = await request(newEmail())
  const daytime = new Date(new Date(now).getTime() - (24 * 60 - 30) * 60_000)
  await requestElsewhere('daylong@gmail.com', codeLimits.perEmailAndDay, 20, daytime)
  for (const email of ['daylong@gmail.com', 'day.long@gmail.com', 'd.aylong+x@googlemail.com'])
    await expect(request(email)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_CODES' })
  wait(31)
  await request('day.long@gmail.com')
})
