import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts } from '../database/tables/learner.ts'
import { learnerClient, studentDetails } from '../test-support/learner-client.ts'
import { services, sessionId, setUpAttemptTests } from './attempt-test-setup.ts'

setUpAttemptTests()

test("given a country's code, when an attempt begins, then the country's name is stored", async () => {
  const student = { ...studentDetails('Cleo'), country: ' pk ' }
  const { data } = await learnerClient(services.url).startAttempt({
    body: { session_id: sessionId, student },
  })
  const [attempt] = await services.db.select().from(attempts).where(eq(attempts.id, data.attempt_id))
  expect(attempt!.country).toBe('Pakistan')
})

test('given an invalid phone number, when an attempt begins, then an error names the field', async () => {
  const student = { ...studentDetails('Cleo'), phone: 'none' }
  const body = { session_id: sessionId, student }
  await expect(learnerClient(services.url).startAttempt({ body })).rejects.toMatchObject({
    errors: [
      {
        field: 'student.phone',
        messages: ['student.phone must be a phone number with 6 to 15 digits, such as +92 300 1234567'],
      },
    ],
  })
})
