import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { signInLimits } from '@quizwright/domain/limits.ts'
import { describe, expect } from 'vitest'
import { entryPoints } from '../support/entry-points.ts'
import { sendRow } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'

describe.each(entryPoints)('signing in, $name', (entryPoint) => {
  test('returns uid, token and user; the token is valid until sign-out', async ({ world, instructor }) => {
    const base = entryPoint.baseUrl(world)
    const body = { email: instructor.email, password: instructor.password, role: 'instructor' }
    const signedIn = await sendRow(base, endpoints.signIn, { body }, {})
    expect(signedIn.body).toMatchObject({
      uid: instructor.uid,
      user: { userId: instructor.uid, name: instructor.name, email: instructor.email },
    })

    const headers = { uid: instructor.uid, authorization: signedIn.body.token as string }
    expect((await sendRow(base, endpoints.getGeneralTags, {}, headers)).status).toBe(200)
    expect((await sendRow(base, endpoints.signOut, {}, headers)).body).toMatchObject({ success: true })
    expect((await sendRow(base, endpoints.getGeneralTags, {}, headers)).status).toBe(401)
    expect(
      (await sendRow(base, endpoints.getGeneralTags, {}, instructor.headers)).status,
      'another token of the same user',
    ).toBe(200)
  })

  test('accepts the e-mail address in upper and lower case', async ({ world, instructor }) => {
    const body = { email: instructor.email.toUpperCase(), password: instructor.password, role: 'instructor' }
    expect((await sendRow(entryPoint.baseUrl(world), endpoints.signIn, { body }, {})).status).toBe(200)
  })

  test('a wrong password, an unknown address and another role get the same refusal', async ({
    world,
    instructor,
  }) => {
    const base = entryPoint.baseUrl(world)
    const wrong = await sendRow(
      base,
      endpoints.signIn,
      { body: { email: instructor.email, password: 'not it', role: 'instructor' } },
      {},
    )
    const unknown = await sendRow(
      base,
      endpoints.signIn,
      { body: { email: 'nobody@example.org', password: 'not it', role: 'instructor' } },
      {},
    )
    expect(wrong.body).toMatchObject({ status: 401, code: 'SIGN_IN_REFUSED' })
    expect(unknown.body.message, 'an unknown address is not told apart').toBe(wrong.body.message)
    const student = await sendRow(
      base,
      endpoints.signIn,
      { body: { email: instructor.email, password: instructor.password, role: 'student' } },
      {},
    )
    expect(student.body).toMatchObject({ status: 422, code: 'CONTRACT' })
  })

  test('after five failures the account is locked for that address, even with the right password', async ({
    world,
    instructor,
  }) => {
    const attempt = (password: string) =>
      sendRow(
        entryPoint.baseUrl(world),
        endpoints.signIn,
        { body: { email: instructor.email, password, role: 'instructor' } },
        {},
      )
    for (let no = 0; no < signInLimits.failuresPerAccount; no++)
      expect((await attempt('not it')).status).toBe(401)
    const refused = await attempt(instructor.password)
    expect(refused.body).toMatchObject({ status: 429, code: 'TOO_MANY_SIGN_INS' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('allows navigation to a route of the page, and refuses an unknown route', async ({
    world,
    instructor,
  }) => {
    const ask = async (path: string) =>
      (
        await sendRow(
          entryPoint.baseUrl(world),
          endpoints.authenticateFrontendRoute,
          { body: { path, user_id: instructor.uid } },
          instructor.headers,
        )
      ).body
    expect(await ask('/quiz/quiz-landing')).toMatchObject({ success: true })
    expect(await ask('/quiz/edit-quiz-questions')).toMatchObject({ success: true })
    expect((await ask('/administration/:id')).success).not.toBe(true)
  })
})
