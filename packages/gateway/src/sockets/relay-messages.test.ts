import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openSignedIn } from '../test-support/browser-socket.ts'
import { eventually } from '../test-support/eventually.ts'
import type { Talk } from '../test-support/scripted-service.ts'
import {
  answering,
  progress,
  save,
  saved,
  saving,
  startSocketWorld as start,
} from '../test-support/socket-world.ts'

describe('what the browser says', () => {
  test("reaches the service as the caller's, over a link of its own", async () => {
    await using world = await start(answering({ resume: [['progress', progress(0)]] }))
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    expect(await socket.next()).toEqual({ event: 'progress', data: progress(0) })
    const [link] = [...world.service.links]
    expect(link?.handshake.auth).toMatchObject({ uid: 'me', token: 'good-me', requestId: expect.any(String) })
    expect(world.service.said).toEqual([{ event: 'resume', data: save }])
  })

  test.each([
    ['no JSON', 'hello', 'MALFORMED'],
    ['an unknown event', '{"event":"gossip","data":{}}', 'CONTRACT'],
    ['an unknown field', JSON.stringify({ event: 'complete', data: { ...save, more: 1 } }), 'CONTRACT'],
    [
      'too many questions',
      JSON.stringify({ event: 'questions', data: { ...save, questions: Array(101).fill({}) } }),
      'CONTRACT',
    ],
    ['a name of an object', '{"event":"toString","data":{}}', 'CONTRACT'],
    ['half a character', '{"event":"complete","data":{"saveId":"\\ud800","quizId":"a"}}', 'CONTRACT'],
  ])('as %s is refused and goes no further', async (_name, text, code) => {
    await using world = await start()
    using socket = await openSignedIn(world.url, saving)
    socket.raw.send(text)
    expect(await socket.next()).toMatchObject({
      event: 'error',
      data: { code, requestId: expect.any(String) },
    })
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
    raw.write(
      `GET ${saving} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${world.url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    )
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
  const finished = answering({
    complete: [
      ['progress', progress(100)],
      ['saved', saved],
    ],
  })

  test('reaches the browser, and the link closes at the end of the work', async () => {
    await using world = await start(finished)
    using socket = await openSignedIn(world.url, saving)
    socket.send('complete', save)
    expect([await socket.next(), await socket.next()]).toEqual([
      { event: 'progress', data: progress(100) },
      { event: 'saved', data: saved },
    ])
    await eventually(() => world.service.links.size).toBe(0)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })

  test('after the end is not heard, and new work opens a new link', async () => {
    const twice: Talk = ({ event }, link) => {
      if (event === 'complete') for (let i = 0; i < 2; i++) link.emit('saved', saved)
    }
    await using world = await start(twice)
    using socket = await openSignedIn(world.url, saving)
    socket.send('complete', save)
    await socket.next()
    socket.send('complete', { ...save, saveId: 'another' })
    expect((await socket.next()).event).toBe('saved')
    expect(world.service.opened()).toBe(2)
  })

  test('as progress is held to its bounds and never goes back', async () => {
    await using world = await start(
      answering({ resume: [60, 40, -1, 140].map((percent) => ['progress', progress(percent)]) }),
    )
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    const shown = []
    for (let i = 0; i < 4; i++) shown.push((await socket.next()).data['progress'])
    expect(shown).toEqual([60, 60, 60, 100])
  })

  test('outside the table is not shown', async () => {
    await using world = await start(
      answering({
        resume: [
          ['gossip', { secret: 1 }],
          ['progress', { progress: 'half' }],
          ['authenticated', {}],
          ['progress', progress(1)],
        ],
      }),
    )
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    expect(await socket.next()).toEqual({ event: 'progress', data: progress(1) })
  })

  test.each<[string, [string, unknown][]]>([
    ['an end of a wrong shape', [['saved', { saveId: 1 }]]],
    ['an end that nobody asked for', [['saved', saved]]],
    [
      'a version that nobody asked for',
      [
        [
          'Vsaved',
          { saveId: 'the-save', quiz: { _id: 'a', version: 2, revision: 1 }, session: { _id: 'b' } },
        ],
      ],
    ],
  ])('as %s ends the socket', async (_name, events) => {
    await using world = await start(answering({ questions: events, createNewVersion: [] }))
    using socket = await openSignedIn(world.url, saving)
    socket.send('questions', {
      ...save,
      index: 0,
      total: 1,
      baseRevision: 1,
      questions: [],
      warnings: [],
      isPublished: false,
      isSkippable: false,
      progress: 100,
    })
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'UPSTREAM_CONTRACT' } })
    expect(await socket.closed).toBe(1011)
  })

  test('as a refusal is shown, and the socket stays', async () => {
    await using world = await start(
      answering({
        complete: [['error', { code: 'ORDER', message: 'Send the batches first.', retryable: false }]],
      }),
    )
    using socket = await openSignedIn(world.url, saving)
    socket.send('complete', save)
    expect(await socket.next()).toMatchObject({
      event: 'error',
      data: { code: 'ORDER', message: 'Send the batches first.' },
    })
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })

  test('in far too many bytes ends the work', async () => {
    await using world = await start(
      ({ event }, link) => {
        if (event === 'resume') link.emit('progress', { ...progress(1), more: 'x'.repeat(100_000) })
      },
      { limits: { linkEventBytes: 10_000 } },
    )
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { retryable: true } })
    expect(await socket.closed).toBe(1013)
  })
})
