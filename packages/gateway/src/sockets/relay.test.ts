import { once } from 'node:events'
import { connect } from 'node:net'
import { channels } from '@quizwright/contracts/channels.ts'
import { describe, expect, test } from 'vitest'
import type { GatewayLimits } from '../limits.ts'
import { openSignedIn, openSocket } from '../test-support/browser-socket.ts'
import { startTestGateway } from '../test-support/gateway.ts'
import { sendRaw, statusesOf } from '../test-support/raw-client.ts'
import { json, signedIn, type Script } from '../test-support/scripted-upstream.ts'
import { startScriptedService, type Talk } from '../test-support/scripted-service.ts'

const saving = channels.questionSaving.path
const reading = channels.csvUpload.path
const save = { saveId: 'the-save', quizId: 'the-quiz' }
const progress = (percent: number) => ({ saveId: save.saveId, progress: percent, received: [0] })
const saved = { saveId: save.saveId, quiz_id: 'the-quiz', revision: 2, is_published: true, questions: 1 }
const file = { fileLink: 'the-file', quizId: 'the-quiz' }
const questionsAt = (percent: number, sent: number) => ({ questions: [], progress: percent, sent })

type World = { limits?: Partial<GatewayLimits>; session?: Script; refuse?: () => { code: string } | undefined; channel?: keyof typeof channels }
const start = async (talk: Talk = () => {}, { limits, session, refuse, channel = 'questionSaving' }: World = {}) => {
  const gateway = await startTestGateway(json(200, { success: true }), { ...(limits && { limits }), ...(session && { session }) })
  const service = await startScriptedService(gateway.upstream.server, channel, talk, refuse)
  return {
    url: gateway.url, gateway, service,
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await service[Symbol.asyncDispose]()
      await gateway[Symbol.asyncDispose]()
    },
  }
}
/** Answers each event of the browser with one of the service. */
const answering = (answers: Record<string, [string, unknown][]>): Talk => ({ event }, link) => { for (const [name, data] of answers[event] ?? []) link.emit(name, data) }

describe('opening a socket', () => {
  const upgrade = (path: string, origin?: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${origin ? `Origin: ${origin}\r\n` : ''}\r\n`

  test.each([['from another page', 'http://evil.example'], ['from nowhere', undefined], ['from a sandbox', 'null']])('%s is refused before the upgrade', async (_name, origin) => {
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
    ['another\'s token', 'authenticate', { uid: 'me', token: 'good-other' }],
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
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'UPSTREAM_DOWN', retryable: true } })
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
    await fetch(`${world.url}/api/v1/auth/sign-out`, { method: 'POST', headers: { uid: 'me', authorization: 'good-me' } })
    expect(await socket.closed).toBe(4401)
  })

  test('is asked about again, and ends with the token', async () => {
    let holds = true
    const session: Script = (...given) => (holds ? signedIn(...given) : json(401, { message: 'no' })(...given))
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
    await expect.poll(() => asked).toBeGreaterThan(before + 2)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })
})

describe('what the browser says', () => {
  test('reaches the service as the caller\'s, over a link of its own', async () => {
    await using world = await start(answering({ resume: [['progress', progress(0)]] }))
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    expect(await socket.next()).toEqual({ event: 'progress', data: progress(0) })
    const [link] = [...world.service.links]
    expect(link?.handshake.auth).toMatchObject({ uid: 'me', token: 'good-me', requestId: expect.any(String) })
    expect(world.service.said).toEqual([{ event: 'resume', data: save }])
  })

  test.each([
    ['no JSON', 'hello', 'MALFORMED'], ['an unknown event', '{"event":"gossip","data":{}}', 'CONTRACT'], ['an unknown field', JSON.stringify({ event: 'complete', data: { ...save, more: 1 } }), 'CONTRACT'],
    ['too many questions', JSON.stringify({ event: 'questions', data: { ...save, questions: Array(101).fill({}) } }), 'CONTRACT'], ['a name of an object', '{"event":"toString","data":{}}', 'CONTRACT'],
    ['half a character', '{"event":"complete","data":{"saveId":"\\ud800","quizId":"a"}}', 'CONTRACT'],
  ])('as %s is refused and goes no further', async (_name, text, code) => {
    await using world = await start()
    using socket = await openSignedIn(world.url, saving)
    socket.raw.send(text)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code, requestId: expect.any(String) } })
    expect(world.service.opened()).toBe(0)
  })

  test('as bytes is refused', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, saving)
    socket.raw.send(Buffer.from(JSON.stringify({ event: 'resume', data: save })))
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'CONTRACT' } })
  })

  test('wrongly again and again closes', async () => {
    await using world = await start(undefined, { limits: { brokenFrames: 3 } })
    using socket = await openSignedIn(world.url, saving)
    for (let i = 0; i < 4; i++) socket.raw.send('hello')
    expect(await socket.closed).toBe(4400)
  })

  test('too often closes', async () => {
    await using world = await start(undefined, { limits: { messageBurst: 10, messagesPerSecond: 1 } })
    using socket = await openSignedIn(world.url, saving)
    for (let i = 0; i < 12; i++) socket.send('resume', save)
    expect(await socket.closed).toBe(4429)
  })

  test('at too great a length closes', async () => {
    await using world = await start(undefined, { limits: { frameBytes: 1_000 } })
    using socket = await openSignedIn(world.url, saving)
    socket.raw.send('x'.repeat(1_001))
    expect(await socket.closed).toBe(1009)
  })

  test('outside the protocol closes, and the next browser is served', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, saving)
    const { port } = new URL(world.url)
    const raw = connect(Number(port), '127.0.0.1')
    raw.write(`GET ${saving} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${world.url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`)
    await once(raw, 'data')
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
    const [reply] = (await once(raw, 'data')) as [Buffer]
    expect(reply.readUInt16BE(2)).toBe(1002)
    raw.destroy()
    socket.raw.send('hello')
    expect((await socket.next()).event).toBe('error')
  })
})

describe('what the service says', () => {
  const finished = answering({ complete: [['progress', progress(100)], ['saved', saved]] })

  test('reaches the browser, and the link closes at the end of the work', async () => {
    await using world = await start(finished)
    using socket = await openSignedIn(world.url, saving)
    socket.send('complete', save)
    expect([await socket.next(), await socket.next()]).toEqual([{ event: 'progress', data: progress(100) }, { event: 'saved', data: saved }])
    await expect.poll(() => world.service.links.size).toBe(0)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })

  test('after the end is not heard, and new work opens a new link', async () => {
    const twice: Talk = ({ event }, link) => { if (event === 'complete') for (let i = 0; i < 2; i++) link.emit('saved', saved) }
    await using world = await start(twice)
    using socket = await openSignedIn(world.url, saving)
    socket.send('complete', save)
    await socket.next()
    socket.send('complete', { ...save, saveId: 'another' })
    expect((await socket.next()).event).toBe('saved')
    expect(world.service.opened()).toBe(2)
  })

  test('as progress is held to its bounds and never goes back', async () => {
    await using world = await start(answering({ resume: [60, 40, -1, 140].map((percent) => ['progress', progress(percent)]) }))
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    const shown = []
    for (let i = 0; i < 4; i++) shown.push((await socket.next()).data['progress'])
    expect(shown).toEqual([60, 60, 60, 100])
  })

  test('outside the table is not shown', async () => {
    await using world = await start(answering({ resume: [['gossip', { secret: 1 }], ['progress', { progress: 'half' }], ['authenticated', {}], ['progress', progress(1)]] }))
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    expect(await socket.next()).toEqual({ event: 'progress', data: progress(1) })
  })

  test.each<[string, [string, unknown][]]>([
    ['an end of a wrong shape', [['saved', { saveId: 1 }]]],
    ['an end that nobody asked for', [['saved', saved]]],
    ['a version that nobody asked for', [['Vsaved', { saveId: 'the-save', quiz: { _id: 'a', version: 2, revision: 1 }, session: { _id: 'b' } }]]],
  ])('as %s ends the socket', async (_name, events) => {
    await using world = await start(answering({ questions: events, createNewVersion: [] }))
    using socket = await openSignedIn(world.url, saving)
    socket.send('questions', { ...save, index: 0, total: 1, baseRevision: 1, questions: [], warnings: [], isPublished: false, isSkippable: false, progress: 100 })
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'UPSTREAM_CONTRACT' } })
    expect(await socket.closed).toBe(1011)
  })

  test('as a refusal is shown, and the socket stays', async () => {
    await using world = await start(answering({ complete: [['error', { code: 'ORDER', message: 'Send the batches first.', retryable: false }]] }))
    using socket = await openSignedIn(world.url, saving)
    socket.send('complete', save)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'ORDER', message: 'Send the batches first.' } })
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })

  test('in far too many bytes ends the work', async () => {
    await using world = await start(({ event }, link) => { if (event === 'resume') link.emit('progress', { ...progress(1), more: 'x'.repeat(100_000) }) }, { limits: { linkEventBytes: 10_000 } })
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { retryable: true } })
    expect(await socket.closed).toBe(1013)
  })
})

describe('a link that breaks', () => {
  const lost = { event: 'error', data: { code: 'UPSTREAM_DOWN', retryable: true } }

  test('in the middle of the work is told, with the wish to come back', async () => {
    await using world = await start((_said, link) => link.conn.close())
    using socket = await openSignedIn(world.url, saving)
    socket.send('complete', save)
    expect(await socket.next()).toMatchObject(lost)
    expect(await socket.closed).toBe(1013)
  })

  test('between two frames is opened anew without a word', async () => {
    await using world = await start(answering({ resume: [['progress', progress(1)]] }))
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    await socket.next()
    for (const link of world.service.links) link.conn.close()
    await expect.poll(() => world.service.links.size).toBe(0)
    socket.send('resume', save)
    expect((await socket.next()).event).toBe('progress')
    expect(world.service.opened()).toBe(2)
  })

  test('before it opens is told', async () => {
    await using world = await start()
    await world.service[Symbol.asyncDispose]()
    using socket = await openSignedIn(world.url, saving).catch(() => openSocket(world.url, saving))
    socket.send('resume', save)
    expect([1013, 4401]).toContain(await socket.closed)
  })

  test('because the service does not know the token leads to the sign-in', async () => {
    await using world = await start(undefined, { refuse: () => ({ code: 'SIGN_IN_REQUIRED' }) })
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'SIGN_IN_REQUIRED' } })
    expect(await socket.closed).toBe(4401)
  })

  test('by saying nothing is told', async () => {
    await using world = await start(() => {}, { limits: { linkSilentMs: 30 } })
    using socket = await openSignedIn(world.url, saving)
    socket.send('complete', save)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'UPSTREAM_TIMEOUT', retryable: true } })
    expect(await socket.closed).toBe(1013)
  })

  test('closes with the browser', async () => {
    await using world = await start()
    const socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    await world.service.heard(1)
    socket.raw.terminate()
    await expect.poll(() => world.service.links.size).toBe(0)
  })

  test('is closed after a time without a word, and the socket stays', async () => {
    await using world = await start(answering({ resume: [['progress', progress(1)]] }), { limits: { linkIdleMs: 30 } })
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    await socket.next()
    await expect.poll(() => world.service.links.size).toBe(0)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })
})

describe('back-pressure', () => {
  /** Sends question after question, each when the one before was taken. */
  const stream = (count: number, sent: { count: number }): Talk => async ({ event }, link) => {
    if (event !== 'file') return
    for (let i = 1; i <= count; i++) {
      await link.emitWithAck('question', { ...questionsAt(0, i), filler: 'x'.repeat(20_000) })
      sent.count = i
    }
    link.emit('question', questionsAt(100, count + 1))
  }

  test('a browser that reads slowly slows the service, and gets everything in order', async () => {
    const sent = { count: 0 }
    await using world = await start(stream(1_000, sent), { channel: 'csvUpload', limits: { bufferedBytes: 100_000 } })
    using socket = await openSignedIn(world.url, reading)
    socket.raw.pause()
    socket.send('file', file)
    await expect.poll(() => sent.count).toBeGreaterThan(0)
    let before = -1
    await expect.poll(() => {
      const stands = sent.count === before
      before = sent.count
      return stands
    }, { interval: 150 }).toBe(true)
    expect(sent.count).toBeLessThan(1_000)
    socket.raw.resume()
    const order = []
    for (let i = 0; i < 1_001; i++) order.push((await socket.next()).data['sent'])
    expect(order).toEqual(Array.from({ length: 1_001 }, (_, i) => i + 1))
  })

  test('a service that waits for nobody is read no further', async () => {
    const flood: Talk = ({ event }, link) => { if (event === 'file') for (let i = 1; i <= 2_000; i++) link.emit('question', { ...questionsAt(0, i), filler: 'x'.repeat(10_000) }) }
    await using world = await start(flood, { channel: 'csvUpload', limits: { bufferedBytes: 100_000 } })
    using socket = await openSignedIn(world.url, reading)
    socket.raw.pause()
    socket.send('file', file)
    const [link] = await expect.poll(() => [...world.service.links]).toHaveLength(1).then(() => [...world.service.links])
    await expect.poll(() => link!.conn.transport.writable, { interval: 100 }).toBe(false)
    socket.raw.resume()
    for (let i = 1; i <= 2_000; i++) expect((await socket.next()).data['sent']).toBe(i)
  })

  test('a browser that reads nothing at all is closed', async () => {
    await using world = await start(stream(1_000, { count: 0 }), { channel: 'csvUpload', limits: { bufferedBytes: 10_000, slowBrowserMs: 50 } })
    using socket = await openSignedIn(world.url, reading)
    socket.raw.pause()
    socket.send('file', file)
    await expect.poll(() => world.service.links.size).toBe(1)
    await expect.poll(() => world.service.links.size, { timeout: 10_000 }).toBe(0)
    socket.raw.resume()
    expect(await socket.closed).toBe(4408)
  })
})

describe('silence', () => {
  test('a browser that answers no ping is gone', async () => {
    await using world = await start(undefined, { limits: { pingMs: 20, silentMs: 60, socketsPerProcess: 1 } })
    using socket = await openSignedIn(world.url, saving)
    socket.raw.pause()
    await expect.poll(() => openSignedIn(world.url, saving).then((next) => next.raw.readyState, () => 'refused'), { timeout: 5_000 }).toBe(1)
  })

  test('one with nothing to do is closed after a time', async () => {
    await using world = await start(undefined, { limits: { pingMs: 10, idleMs: 50 } })
    using socket = await openSignedIn(world.url, saving)
    expect(await socket.closed).toBe(1001)
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

describe('a restart', () => {
  test('closes a socket without work at once', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, saving)
    await world.gateway.close()
    expect(await socket.closed).toBe(1012)
  })

  test('waits for the answer to what was sent', async () => {
    const arrived = Promise.withResolvers<() => void>()
    await using world = await start((_said, link) => arrived.resolve(() => link.emit('progress', progress(50))))
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    const answer = await arrived.promise
    const ended = world.gateway.close()
    answer()
    expect(await socket.next()).toEqual({ event: 'progress', data: progress(50) })
    expect(await socket.closed).toBe(1012)
    await ended
  })
})
