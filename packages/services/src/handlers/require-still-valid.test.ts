import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tokens } from '../database/tables/auth.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz } from '../test-support/test-services.ts'

const services = await setUpServices()

/** More calls than run at a time, the first of which has been answered. */
const sendMany = async (send: () => Promise<unknown>) => {
  const calls = Array.from({ length: 40 }, send)
  const settled = Promise.allSettled(calls)
  await calls[0]
  return {
    refusals: async () => (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
  }
}

test('calls that waited for their turn are refused once the role is gone, or the caller has signed out', async () => {
  const [ada, bo] = [await services.addInstructor('ada'), await services.addInstructor('bo')]
  const quizId = await addQuiz(ada)
  const share = () =>
    ada.client.addShare({ body: { quiz_id: quizId, email: 'bo@example.org', role: 'viewer' } })
  const read = () => bo.client.getQuizData({ params: { id: quizId } })

  await share()
  const former = await sendMany(read)
  await ada.client.removeShare({ body: { quiz_id: quizId, kind: 'person', subject_id: bo.uid } })
  const refusals = await former.refusals()
  expect(refusals.length).toBeGreaterThan(0)
  for (const reason of refusals) expect(reason).toMatchObject({ code: 'ROLE_CHANGED' })

  await share()
  const left = await sendMany(read)
  await services.db.delete(tokens).where(eq(tokens.accountId, bo.uid))
  const signedOut = await left.refusals()
  expect(signedOut.length).toBeGreaterThan(0)
  for (const reason of signedOut) expect(reason).toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})
