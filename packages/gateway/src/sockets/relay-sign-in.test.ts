import { describe, expect, test } from 'vitest'
import { openSignedIn, openSocket } from '../test-support/browser-socket.ts'
import { eventually } from '../test-support/eventually.ts'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'
import { json, validateToken, type Script } from '../test-support/scripted-upstream.ts'
import { importPath, save, savingPath, startSocketWorld as start } from '../test-support/socket-world.ts'

describe('opening a socket', () => {
  const upgrade = (path: string, origin: string) =>
    rawRequest([
      `GET ${path} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade, close',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Origin: ${origin}`,
    ])

  test.each([
    ['from a page of another origin', 'http://evil.example'],
    ['from a sandboxed page', 'null'],
  ])('%s is refused before the upgrade', async (_name, origin) => {
    await using world = await start()
    const { text } = await sendRaw(world.url, upgrade(savingPath, origin))
    expect(statusesOf(text)).toEqual([403])
    expect(text).toContain('ORIGIN_REFUSED')
  })

  test('by a program that states no origin needs the same sign-in as a page', async () => {
    await using world = await start()
    using socket = await openSocket(world.url, savingPath, { origin: null })
    socket.send('authenticate', { uid: 'me', token: 'bad' })
    expect(await socket.closed).toBe(4401)
  })

  test('needs an upgrade request for the path of a channel', async () => {
    await using world = await start()
    expect((await fetch(world.url + savingPath)).status).toBe(404)
    expect(statusesOf((await sendRaw(world.url, upgrade('/healthz', 'http://x'))).text)).toEqual([200])
    expect(statusesOf((await sendRaw(world.url, upgrade('/ws/other', 'http://x'))).text)).toEqual([404])
  })

  test('with compression requested opens a socket without compression', async () => {
    await using world = await start()
    using socket = await openSocket(world.url, savingPath, { perMessageDeflate: true })
    expect(socket.raw.extensions).toBe('')
  })
})

describe('signing in', () => {
  test('opens no upstream connection yet', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, savingPath)
    expect([socket.raw.readyState, world.service.openedCount()]).toEqual([socket.raw.OPEN, 0])
  })

  test('too late closes the socket', async () => {
    await using world = await start(undefined, { limits: { authenticateMs: 30 } })
    using socket = await openSocket(world.url, savingPath)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'SIGN_IN_REQUIRED' } })
    expect(await socket.closed).toBe(4401)
  })

  test.each([
    ['an invalid token', 'authenticate', { uid: 'me', token: 'bad' }],
    ["another user's token", 'authenticate', { uid: 'me', token: 'good-other' }],
    ['another event first', 'complete', save],
    ['a missing token', 'authenticate', { uid: 'me' }],
  ])('with %s closes the socket', async (_name, event, data) => {
    await using world = await start()
    using socket = await openSocket(world.url, savingPath)
    socket.send(event, data)
    expect(await socket.closed).toBe(4401)
    expect(world.service.openedCount()).toBe(0)
  })

  test('while the auth service fails closes the socket, and the browser may reconnect', async () => {
    await using world = await start(undefined, { tokenScript: json(503, {}) })
    using socket = await openSocket(world.url, savingPath)
    socket.send('authenticate', { uid: 'me', token: 'good-me' })
    expect(await socket.next()).toMatchObject({
      event: 'error',
      data: { code: 'UPSTREAM_DOWN', retryable: true },
    })
    expect(await socket.closed).toBe(1013)
  })

  test('queues the frames that arrive during the validation, in order', async () => {
    let respond = () => {}
    const requested = Promise.withResolvers<void>()
    const tokenScript: Script = (...given) => {
      respond = () => validateToken(...given)
      requested.resolve()
    }
    await using world = await start(undefined, { tokenScript })
    using socket = await openSocket(world.url, savingPath)
    socket.send('authenticate', { uid: 'me', token: 'good-me' })
    socket.send('resume', save)
    socket.send('complete', save)
    await requested.promise
    respond()
    expect((await world.service.whenReceived(2)).map(({ event }) => event)).toEqual(['resume', 'complete'])
  })

  test('closes the socket if too much data arrives during the validation', async () => {
    await using world = await start(undefined, { tokenScript: () => {}, limits: { queuedBytes: 100 } })
    using socket = await openSocket(world.url, savingPath)
    socket.send('authenticate', { uid: 'me', token: 'good-me' })
    for (let i = 0; i < 3; i++) socket.send('resume', save)
    expect(await socket.closed).toBe(1009)
  })

  test('given a slow auth service, then waiting for it does not count as silence of the browser', async () => {
    const answered = Promise.withResolvers<void>()
    const tokenScript: Script = async (...given) => {
      await answered.promise
      return validateToken(...given)
    }
    await using world = await start(undefined, { tokenScript, limits: { authenticateMs: 1_000 } })
    using socket = await openSocket(world.url, savingPath)
    socket.send('authenticate', { uid: 'me', token: 'good-me' })
    using silent = await openSocket(world.url, savingPath)
    expect(await silent.closed).toBe(4401)
    answered.resolve()
    expect(await socket.next()).toMatchObject({ event: 'authenticated' })
  })

  test('twice is refused with ORDER', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('authenticate', { uid: 'other', token: 'good-other' })
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'ORDER' } })
  })

  test('ends when the user signs out', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, savingPath)
    await fetch(`${world.url}/api/v1/auth/sign-out`, {
      method: 'POST',
      headers: { uid: 'me', authorization: 'good-me' },
    })
    expect(await socket.closed).toBe(4401)
  })

  test('ends when the token is no longer valid', async () => {
    let isValid = true
    const tokenScript: Script = (...given) =>
      isValid ? validateToken(...given) : json(401, { message: 'no' })(...given)
    await using world = await start(undefined, {
      tokenScript,
      limits: { recheckMs: 20, sessionRememberedMs: 1 },
    })
    using socket = await openSignedIn(world.url, savingPath)
    isValid = false
    expect(await socket.closed).toBe(4401)
  })

  test('is kept while the token cannot be validated', async () => {
    let isAvailable = true
    let validations = 0
    const tokenScript: Script = (...given) => {
      validations++
      return isAvailable ? validateToken(...given) : json(503, {})(...given)
    }
    await using world = await start(undefined, {
      tokenScript,
      limits: { recheckMs: 20, sessionRememberedMs: 1 },
    })
    using socket = await openSignedIn(world.url, savingPath)
    isAvailable = false
    const before = validations
    await eventually(() => validations).toBeGreaterThan(before + 2)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })
})

describe('the number of sockets', () => {
  test('of one user is limited', async () => {
    await using world = await start(undefined, { limits: { socketsPerUser: 2 } })
    using first = await openSignedIn(world.url, savingPath)
    using second = await openSignedIn(world.url, importPath)
    using third = await openSocket(world.url, savingPath)
    third.send('authenticate', { uid: 'me', token: 'good-me' })
    expect(await third.closed).toBe(4429)
    expect([first.raw.readyState, second.raw.readyState]).toEqual([1, 1])
  })

  test('in total is limited', async () => {
    await using world = await start(undefined, { limits: { socketsPerProcess: 1 } })
    using first = await openSignedIn(world.url, savingPath)
    using second = await openSocket(world.url, savingPath)
    expect(await second.closed).toBe(1013)
    first.raw.close()
    await first.closed
    using third = await openSignedIn(world.url, savingPath)
    expect(third.raw.readyState).toBe(1)
  })

  test('given a crowd without credentials, then one of its sockets is closed for whoever signs in', async () => {
    await using world = await start(undefined, { limits: { socketsUnauthenticated: 2 } })
    using first = await openSocket(world.url, savingPath)
    using second = await openSocket(world.url, savingPath)
    using instructor = await openSignedIn(world.url, savingPath)
    using third = await openSocket(world.url, savingPath)
    expect(await second.next()).toMatchObject({ event: 'error', data: { code: 'BUSY', retryable: true } })
    expect(await second.closed).toBe(4503)
    expect([first, instructor, third].map(({ raw }) => raw.readyState)).toEqual([1, 1, 1])
  })
})
