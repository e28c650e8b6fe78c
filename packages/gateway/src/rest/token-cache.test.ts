import { Problem } from '@quizwright/contracts/problem.ts'
import request from 'supertest'
import { noTracing } from '@quizwright/server/tracing/tracing.ts'
import { describe, expect, test } from 'vitest'
import { gatewayLimits } from '../limits.ts'
import { eventually } from '../test-support/eventually.ts'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json, startScriptedUpstream, validateToken, type Script } from '../test-support/scripted-upstream.ts'
import { createMetrics } from '../observability/metrics.ts'
import { createTokenCache } from './token-cache.ts'
import { createUpstream } from './upstream.ts'

const me = { uid: 'me', token: 'good-me' }

const startCache = async (script: Script = validateToken) => {
  const service = await startScriptedUpstream(script, 'script')
  const auth = createUpstream('auth', service.url, gatewayLimits, {
    metrics: createMetrics(),
    tracing: noTracing,
  })
  let time = 0
  const tokenCache = createTokenCache(auth, { sessionRememberedMs: 1_000, sessionsRemembered: 2 }, () => time)
  return {
    tokenCache,
    validationCount: () => service.received.length,
    service,
    advance: (ms: number) => {
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
    () => 'valid',
    (error: unknown) => (error instanceof Problem ? error.code : 'another error'),
  )

test('a valid token is cached for a short time and then validated again', async () => {
  await using cache = await startCache()
  await cache.tokenCache.requireValid(me, 'a')
  cache.advance(999)
  await cache.tokenCache.requireValid(me, 'b')
  expect(cache.validationCount()).toBe(1)
  cache.advance(2)
  await cache.tokenCache.requireValid(me, 'c')
  expect(cache.validationCount()).toBe(2)
})

test('concurrent requests share one validation', async () => {
  await using cache = await startCache()
  await Promise.all(Array.from({ length: 50 }, () => cache.tokenCache.requireValid(me, 'a')))
  expect(cache.validationCount()).toBe(1)
})

test('an invalid token is never cached', async () => {
  await using cache = await startCache()
  expect(await codeOf(cache.tokenCache.requireValid({ uid: 'me', token: 'bad' }, 'a'))).toBe(
    'SIGN_IN_REQUIRED',
  )
  expect(await codeOf(cache.tokenCache.requireValid({ uid: 'me', token: 'bad' }, 'b'))).toBe(
    'SIGN_IN_REQUIRED',
  )
  expect(cache.validationCount()).toBe(2)
})

test('a validation that was pending when the token was revoked is not cached', async () => {
  let respond = (): void => undefined
  await using cache = await startCache((...given) =>
    cache.validationCount() === 1 ? void (respond = () => validateToken(...given)) : validateToken(...given),
  )
  const first = cache.tokenCache.requireValid(me, 'a')
  await eventually(() => cache.validationCount()).toBe(1)
  cache.tokenCache.remove(me.token)
  respond()
  await first
  await cache.tokenCache.requireValid(me, 'b')
  expect(cache.validationCount()).toBe(2)
})

test('a token that is valid for one uid is not valid for another', async () => {
  await using cache = await startCache()
  await cache.tokenCache.requireValid(me, 'a')
  expect(await codeOf(cache.tokenCache.requireValid({ uid: 'other', token: 'good-me' }, 'b'))).toBe(
    'SIGN_IN_REQUIRED',
  )
})

test.each<[string, Script, string]>([
  ['responds with success: false', json(200, { success: false }), 'SIGN_IN_REQUIRED'],
  [
    'responds with 401 and a page',
    (_request, response) => response.writeHead(401).end('<html>'),
    'SIGN_IN_REQUIRED',
  ],
  ['responds with 403', json(403, { message: 'no' }), 'SIGN_IN_REQUIRED'],
  ['breaks the contract', json(200, { success: 'yes' }), 'UPSTREAM_CONTRACT'],
  ['responds with 500', json(500, {}), 'UPSTREAM_CONTRACT'],
  ['responds with 503', json(503, {}), 'UPSTREAM_DOWN'],
])('given an auth service that %s, then no token is valid', async (_name, script, code) => {
  await using cache = await startCache(script)
  expect(await codeOf(cache.tokenCache.requireValid(me, 'a'))).toBe(code)
})

test('a revoked token is validated again at once, and listeners are called', async () => {
  await using cache = await startCache()
  const revoked: string[] = []
  const stop = cache.tokenCache.onRevoked((token) => revoked.push(token))
  await cache.tokenCache.requireValid(me, 'a')
  cache.tokenCache.remove(me.token)
  stop()
  cache.tokenCache.remove('another')
  await cache.tokenCache.requireValid(me, 'b')
  expect([cache.validationCount(), revoked]).toEqual([2, ['good-me']])
})

test('given a revoked token, then another token with the same last characters stays cached', async () => {
  await using cache = await startCache(json(200, { success: true }))
  const other = { uid: 'you', token: `x${me.token}` }
  await cache.tokenCache.requireValid(me, 'a')
  await cache.tokenCache.requireValid(other, 'b')
  cache.tokenCache.remove(me.token)
  expect([cache.tokenCache.isKnown(me), cache.tokenCache.isKnown(other)]).toEqual([false, true])
})

describe('given a service that refuses a cached token', () => {
  const refusedThen = async (script: Script) => {
    let isAsked = false
    await using cache = await startCache((...given) => (isAsked ? script : validateToken)(...given))
    const revoked: string[] = []
    cache.tokenCache.onRevoked((token) => revoked.push(token))
    await cache.tokenCache.requireValid(me, 'a')
    isAsked = true
    const code = await codeOf(cache.tokenCache.confirmRefusal(me, 'b'))
    return { code, revoked, isKnown: cache.tokenCache.isKnown(me), validations: cache.validationCount() }
  }

  test('when the auth service refuses it too, then it is revoked', async () => {
    expect(await refusedThen(json(401, { message: 'no' }))).toEqual({
      code: 'SIGN_IN_REQUIRED',
      revoked: [me.token],
      isKnown: false,
      validations: 2,
    })
  })

  test('when the auth service accepts it, then it stays cached', async () => {
    expect(await refusedThen(validateToken)).toEqual({
      code: 'valid',
      revoked: [],
      isKnown: true,
      validations: 2,
    })
  })

  test('when the auth service fails, then the token is removed from the cache, and nobody is signed out', async () => {
    expect(await refusedThen(json(500, {}))).toMatchObject({
      code: 'UPSTREAM_CONTRACT',
      revoked: [],
      isKnown: false,
    })
  })
})

test('only the newest tokens are cached', async () => {
  await using cache = await startCache()
  for (const uid of ['a', 'b', 'c']) await cache.tokenCache.requireValid({ uid, token: `good-${uid}` }, 'x')
  await cache.tokenCache.requireValid({ uid: 'c', token: 'good-c' }, 'x')
  expect(cache.validationCount()).toBe(3)
  await cache.tokenCache.requireValid({ uid: 'a', token: 'good-a' }, 'x')
  expect(cache.validationCount()).toBe(4)
})

test("a validation sends the caller's credentials and a route that every instructor may open", async () => {
  await using cache = await startCache()
  await cache.tokenCache.requireValid(me, 'the-request')
  expect(cache.service.received[0]).toMatchObject({
    method: 'POST',
    body: '{"path":"/quiz/quiz-landing","user_id":"me"}',
    headers: {
      uid: 'me',
      authorization: 'good-me',
      'x-request-id': 'the-request',
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-encoding': 'identity',
    },
  })
})

const startCountingGateway = async () => {
  let validations = 0
  let isValid = true
  const tokenScript: Script = (...given) => {
    validations++
    return isValid ? validateToken(...given) : json(401, { message: 'no' })(...given)
  }
  const gateway = await startTestGateway(json(200, { success: true }), {
    tokenScript,
    limits: { sessionRememberedMs: 600_000 },
  })
  return {
    gateway,
    validations: () => validations,
    invalidate: () => {
      isValid = false
    },
    call: (path: string) =>
      request(gateway.url)[path.includes('sign-out') ? 'post' : 'get'](path).set(signedInAs('me')),
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  }
}
const anyCall = '/api/quiz/get-unpublished-count/me'

test('signing out removes the token from the cache', async () => {
  await using world = await startCountingGateway()
  await world.call('/api/v1/auth/sign-out')
  await world.call(anyCall)
  expect(world.validations()).toBe(2)
})

test('given a token that a service refuses and the auth service accepts, then nobody is signed out', async () => {
  await using world = await startCountingGateway()
  await world.call(anyCall)
  world.gateway.upstream.respondBy(json(401, { message: 'no' }))
  const { status, body } = await world.call(anyCall)
  expect([status, body.code, world.validations()]).toEqual([502, 'UPSTREAM_CONTRACT', 2])
})

test('given a token that a service and the auth service refuse, then the call gets 401', async () => {
  await using world = await startCountingGateway()
  await world.call(anyCall)
  world.gateway.upstream.respondBy(json(401, { message: 'no' }))
  world.invalidate()
  expect((await world.call(anyCall)).status).toBe(401)
})
