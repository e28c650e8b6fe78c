import { Problem } from '@quizwright/contracts/problem.ts'
import request from 'supertest'
import { noTracing } from '@quizwright/server/tracing/tracing.ts'
import { expect, test } from 'vitest'
import { gatewayLimits } from '../limits.ts'
import { eventually } from '../test-support/eventually.ts'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json, signedIn, startScriptedUpstream, type Script } from '../test-support/scripted-upstream.ts'
import { createMetrics } from '../observability/metrics.ts'
import { createSessions } from './token-cache.ts'
import { createUpstream } from './upstream.ts'

const me = { uid: 'me', token: 'good-me' }

const ask = async (script: Script = signedIn) => {
  const service = await startScriptedUpstream(script, 'script')
  const auth = createUpstream('auth', service.url, gatewayLimits, {
    metrics: createMetrics(),
    tracing: noTracing,
  })
  let time = 0
  const sessions = createSessions(auth, { sessionRememberedMs: 1_000, sessionsRemembered: 2 }, () => time)
  return {
    sessions,
    questions: () => service.received.length,
    service,
    pass: (ms: number) => {
      time += ms
    },
    [Symbol.asyncDispose]: async () => {
      await auth.close()
      await service[Symbol.asyncDispose]()
    },
  }
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'yes',
    (error: unknown) => (error instanceof Problem ? error.code : 'another error'),
  )

test('a yes is remembered for a moment and then asked for anew', async () => {
  await using it = await ask()
  await it.sessions.require(me, 'a')
  it.pass(999)
  await it.sessions.require(me, 'b')
  expect(it.questions()).toBe(1)
  it.pass(2)
  await it.sessions.require(me, 'c')
  expect(it.questions()).toBe(2)
})

test('many at once are one question', async () => {
  await using it = await ask()
  await Promise.all(Array.from({ length: 50 }, () => it.sessions.require(me, 'a')))
  expect(it.questions()).toBe(1)
})

test('a no is never remembered', async () => {
  await using it = await ask()
  expect(await codeOf(it.sessions.require({ uid: 'me', token: 'bad' }, 'a'))).toBe('SIGN_IN_REQUIRED')
  expect(await codeOf(it.sessions.require({ uid: 'me', token: 'bad' }, 'b'))).toBe('SIGN_IN_REQUIRED')
  expect(it.questions()).toBe(2)
})

test('a yes that was on its way when the token ended is not remembered, and the next one is asked about anew', async () => {
  let answer = (): void => undefined
  await using it = await ask((...given) =>
    it.questions() === 1 ? void (answer = () => signedIn(...given)) : signedIn(...given),
  )
  const first = it.sessions.require(me, 'a')
  await eventually(() => it.questions()).toBe(1)
  it.sessions.end(me.token)
  answer()
  await first
  await it.sessions.require(me, 'b')
  expect(it.questions()).toBe(2)
})

test('a yes for one uid is none for another with the same token', async () => {
  await using it = await ask()
  await it.sessions.require(me, 'a')
  expect(await codeOf(it.sessions.require({ uid: 'other', token: 'good-me' }, 'b'))).toBe('SIGN_IN_REQUIRED')
})

test.each<[string, Script, string]>([
  ['says no in a friendly way', json(200, { success: false }), 'SIGN_IN_REQUIRED'],
  ['forbids', json(403, { message: 'no' }), 'SIGN_IN_REQUIRED'],
  ['answers nonsense', json(200, { success: 'yes' }), 'UPSTREAM_CONTRACT'],
  ['fails', json(500, {}), 'UPSTREAM_CONTRACT'],
  ['is overloaded', json(503, {}), 'UPSTREAM_DOWN'],
])('when the auth service %s, nobody is let in', async (_name, script, code) => {
  await using it = await ask(script)
  expect(await codeOf(it.sessions.require(me, 'a'))).toBe(code)
})

test('an ended token is asked about at once, and those who listen hear of it', async () => {
  await using it = await ask()
  const heard: string[] = []
  const stop = it.sessions.onEnded((token) => heard.push(token))
  await it.sessions.require(me, 'a')
  it.sessions.end(me.token)
  stop()
  it.sessions.end('another')
  await it.sessions.require(me, 'b')
  expect([it.questions(), heard]).toEqual([2, ['good-me']])
})

test('only so many are remembered, the newest', async () => {
  await using it = await ask()
  for (const uid of ['a', 'b', 'c']) await it.sessions.require({ uid, token: `good-${uid}` }, 'x')
  await it.sessions.require({ uid: 'c', token: 'good-c' }, 'x')
  expect(it.questions()).toBe(3)
  await it.sessions.require({ uid: 'a', token: 'good-a' }, 'x')
  expect(it.questions()).toBe(4)
})

test("the question carries the caller's own headers and a route that every instructor may open", async () => {
  await using it = await ask()
  await it.sessions.require(me, 'the-request')
  expect(it.service.received[0]).toMatchObject({
    method: 'POST',
    body: '{"path":"/quiz/quiz-landing","user_id":"me"}',
    headers: { uid: 'me', authorization: 'good-me', 'x-request-id': 'the-request' },
  })
})

test('signing out ends the remembered yes, and so does a 401 of a service', async () => {
  let asked = 0
  const session: Script = (...given) => {
    asked++
    return signedIn(...given)
  }
  await using gateway = await startTestGateway(json(200, { success: true }), {
    session,
    limits: { sessionRememberedMs: 600_000 },
  })
  const call = (path: string) =>
    request(gateway.url)[path.includes('sign-out') ? 'post' : 'get'](path).set(signedInAs('me'))
  await call('/api/v1/auth/sign-out')
  await call('/api/quiz/get-unpublished-count/me')
  expect(asked).toBe(2)
  gateway.upstream.answer(json(401, { message: 'no' }))
  await call('/api/quiz/get-unpublished-count/me')
  await call('/api/quiz/get-unpublished-count/me')
  expect(asked).toBe(3)
})
