import { drizzlePglite, eq } from '../database/drizzle.ts'
import { afterAll, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { tokens } from '../database/tables/auth.ts'
import { openTestClient } from '../database/testing/test-database.ts'
import { addQuiz, draftOf, openTestServices } from '../test-support/test-services.ts'

/** Reading questions waits for this, so that calls that read a quiz keep their turns. */
let held: Promise<void> | undefined
/** How many rights were checked. */
let checked = 0
const { client, close } = await openTestClient()
const query = client.query.bind(client)
client.query = async <Row>(text: string, ...rest: unknown[]) => {
  if (text.includes('"question_revisions"')) await held
  const result = await query<Row>(text, ...(rest as []))
  if (text.includes('"shares"')) checked++
  return result
}
const db = drizzlePglite(client) as unknown as Database
const services = await openTestServices({
  database: { db, forStudents: db, embedded: true, close },
})
afterAll(() => services[Symbol.asyncDispose]())

const callsAtOnce = 6
const waiting = 4

/** Sends more calls than run at a time, and lets them go on after `meanwhile`. Returns the reasons of refusals. */
const refusedAfter = async (send: () => Promise<unknown>, meanwhile: () => Promise<unknown>) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  checked = 0
  const settled = Promise.allSettled(Array.from({ length: callsAtOnce + waiting }, send))
  await vi.waitFor(() => expect(checked).toBe(callsAtOnce + waiting))
  await meanwhile()
  resolve()
  return (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
}

test('calls that waited for their turn are refused once the role is gone, or the caller has signed out', async () => {
  const [ada, bo] = [await services.addInstructor('ada'), await services.addInstructor('bo')]
  const quizId = await addQuiz(ada, {}, [draftOf('one')])
  const share = () =>
    ada.client.addShare({ body: { quiz_id: quizId, email: 'bo@example.org', role: 'viewer' } })
  const read = () => bo.client.getQuizData({ params: { id: quizId } })

  await share()
  const former = await refusedAfter(read, () =>
    ada.client.removeShare({ body: { quiz_id: quizId, kind: 'person', subject_id: bo.uid } }),
  )
  expect(former).toHaveLength(waiting)
  for (const reason of former) expect(reason).toMatchObject({ code: 'ROLE_CHANGED' })

  await share()
  const signedOut = await refusedAfter(read, () =>
    services.db.delete(tokens).where(eq(tokens.accountId, bo.uid)),
  )
  expect(signedOut).toHaveLength(waiting)
  for (const reason of signedOut) expect(reason).toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})
