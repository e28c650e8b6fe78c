import { describe, expect, test } from 'vitest'
import { openSignedIn, openSocket } from '../test-support/browser-socket.ts'
import { eventually } from '../test-support/eventually.ts'
import { sendRaw, statusesOf } from '../test-support/raw-client.ts'
import { json, signedIn, type Script } from '../test-support/scripted-upstream.ts'
import { reading, save, saving, startSocketWorld as start } from '../test-support/socket-world.ts'

describe('opening a socket', () => {
  const upgrade = (path: string, origin?: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${origin ? `Origin: ${origin}\r\n` : ''}\r\n`

  test.each([
    ['from another page', 'http://evil.example'],
    ['from nowhere', undefined],
    ['from a sandbox', 'null'],
  ])('%s is refused before the upgrade', async (_name, origin) => {
    await using world = await start()
    const { text } = await sendRaw(world.url, upgrade(saving, origin))
    expect(statusesOf(text)).toEqual([403])
    expect(text).toContain('ORIGIN_REFUSED')
  })

  test('needs an upgrade, and only the channels have one', async () => {
    await using world = await start()
    expect((await fetch(world.url + saving)).status).toBe(404)
    expect(statusesOf((await sendRaw(world.url, upgrade('/healthz', 'http://x'))).text)).toEqual([200])
    expect(statusesOf((await sendRaw(world.url, upgrade('/ws/other', 'http://x'))).text)).toEqual([404])
  })

  test('with a wish for compression is opened without', async () => {
    await using world = await start()
    using socket = await openSocket(world.url, saving, { perMessageDeflate: true })
    expect(socket.raw.extensions).toBe('')
  })
})

describe('signing in', () => {
  test('comes first, and opens no link', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, saving)
    expect([socket.raw.readyState, world.service.opened()]).toEqual([socket.raw.OPEN, 0])
  })

  test('that does not come in time closes', async () => {
    await using world = await start(undefined, { limits: { authenticateMs: 30 } })
    using socket = await openSocket(world.url, saving)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'SIGN_IN_REQUIRED' } })
    expect(await socket.closed).toBe(4401)
  })

  test.each([
    ['a dead token', 'authenticate', { uid: 'me', token: 'bad' }],
    ["another's token", 'authenticate', { uid: 'me', token: 'good-other' }],
    ['something else first', 'complete', save],
    ['half of it', 'authenticate', { uid: 'me' }],
  ])('with %s closes', async (_name, event, data) => {
    await using world = await start()
    using socket = await openSocket(world.url, saving)
    socket.send(event, data)
    expect(await socket.closed).toBe(4401)
    expect(world.service.opened()).toBe(0)
  })

  test('that cannot be asked about closes with the wish to come back', async () => {
    await using world = await start(undefined, { session: json(503, {}) })
    using socket = await openSocket(world.url, saving)
    socket.send('authenticate', { uid: 'me', token: 'good-me' })
    expect(await socket.next()).toMatchObject({
      event: 'error',
      data: { code: 'UPSTREAM_DOWN', retryable: true },
    })
    expect(await socket.closed).toBe(1013)
  })

  test('may be slow: what was said meanwhile is not lost and keeps its order', async () => {
    let release = () => {}
    const asked = Promise.withResolvers<void>()
    const session: Script = (...given) => {
      release = () => signedIn(...given)
      asked.resolve()
    }
    await using world = await start(undefined, { session })
    using socket = await openSocket(world.url, saving)
    socket.send('authenticate', { uid: 'me', token: 'good-me' })
    socket.send('resume', save)
    socket.send('complete', save)
    await asked.promise
    release()
    expect((await world.service.heard(2)).map(({ event }) => event)).toEqual(['resume', 'complete'])
  })

  test('while too much is said closes', async () => {
    await using world = await start(undefined, { session: () => {}, limits: { queuedBytes: 100 } })
    using socket = await openSocket(world.url, saving)
    socket.send('authenticate', { uid: 'me', token: 'good-me' })
    for (let i = 0; i < 3; i++) socket.send('resume', save)
    expect(await socket.closed).toBe(1009)
  })

  test('twice is an order that makes no sense', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, saving)
    socket.send('authenticate', { uid: 'other', token: 'good-other' })
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'ORDER' } })
  })

  test('holds until somebody signs out', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, saving)
    await fetch(`${world.url}/api/v1/auth/sign-out`, {
      method: 'POST',
      headers: { uid: 'me', authorization: 'good-me' },
    })
    expect(await socket.closed).toBe(4401)
  })

  test('is asked about again, and ends with the token', async () => {
    let holds = true
    const session: Script = (...given) =>
      holds ? signedIn(...given) : json(401, { message: 'no' })(...given)
    await using world = await start(undefined, { session, limits: { recheckMs: 20, sessionRememberedMs: 1 } })
    using socket = await openSignedIn(world.url, saving)
    holds = false
    expect(await socket.closed).toBe(4401)
  })

  test('does not end because nobody can be asked', async () => {
    let works = true
    let asked = 0
    const session: Script = (...given) => {
      asked++
      return works ? signedIn(...given) : json(503, {})(...given)
    }
    await using world = await start(undefined, { session, limits: { recheckMs: 20, sessionRememberedMs: 1 } })
    using socket = await openSignedIn(world.url, saving)
    works = false
    const before = asked
    await eventually(() => asked).toBeGreaterThan(before + 2)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })
})

describe('how many sockets', () => {
  test('of one user is limited', async () => {
    await using world = await start(undefined, { limits: { socketsPerUser: 2 } })
    using first = await openSignedIn(world.url, saving)
    using second = await openSignedIn(world.url, reading)
    using third = await openSocket(world.url, saving)
    third.send('authenticate', { uid: 'me', token: 'good-me' })
    expect(await third.closed).toBe(4429)
    expect([first.raw.readyState, second.raw.readyState]).toEqual([1, 1])
  })

  test('in all is limited', async () => {
    await using world = await start(undefined, { limits: { socketsPerProcess: 1 } })
    using first = await openSignedIn(world.url, saving)
    using second = await openSocket(world.url, saving)
    expect(await second.closed).toBe(1013)
    first.raw.close()
    await first.closed
    using third = await openSignedIn(world.url, saving)
    expect(third.raw.readyState).toBe(1)
  })

  test('without a sign-in is limited, and the newest goes', async () => {
    await using world = await start(undefined, { limits: { socketsUnauthenticated: 1 } })
    using first = await openSocket(world.url, saving)
    using second = await openSocket(world.url, saving)
    expect(await second.closed).toBe(4401)
    expect(first.raw.readyState).toBe(1)
  })
})
