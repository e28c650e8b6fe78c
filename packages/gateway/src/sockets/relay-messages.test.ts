import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openSignedIn } from '../test-support/browser-socket.ts'
import { rawRequest } from '@quizwright/server/test-support/raw-client.ts'
import { eventually } from '../test-support/eventually.ts'
import type { EventScript } from '../test-support/scripted-service.ts'
import {
  file,
  importPath,
  respondWithEvents,
  progress,
  save,
  saved,
  savingPath,
  startSocketWorld as start,
} from '../test-support/socket-world.ts'

describe('a frame of the browser', () => {
  test("reaches the service over a connection with the caller's credentials", async () => {
    await using world = await start(respondWithEvents({ resume: [['progress', progress(0)]] }))
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    expect(await socket.next()).toEqual({ event: 'progress', data: progress(0) })
    const [connection] = [...world.service.connections]
    expect(connection?.handshake.auth).toMatchObject({
      uid: 'me',
      token: 'good-me',
      requestId: expect.any(String),
    })
    expect(world.service.received).toEqual([{ event: 'resume', data: save }])
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
    ['a property name of Object as event', '{"event":"toString","data":{}}', 'CONTRACT'],
    ['half a surrogate pair', '{"event":"complete","data":{"saveId":"\\ud800","quizId":"a"}}', 'CONTRACT'],
  ])('with %s is refused and not forwarded', async (_name, text, code) => {
    await using world = await start()
    using socket = await openSignedIn(world.url, savingPath)
    socket.raw.send(text)
    expect(await socket.next()).toMatchObject({
      event: 'error',
      data: { code, requestId: expect.any(String) },
    })
    expect(world.service.openedCount()).toBe(0)
  })

  test('that is binary is refused', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, savingPath)
    socket.raw.send(Buffer.from(JSON.stringify({ event: 'resume', data: save })))
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'CONTRACT' } })
  })

  test('that is invalid for the fourth time closes the socket', async () => {
    await using world = await start(undefined, { limits: { brokenFrames: 3 } })
    using socket = await openSignedIn(world.url, savingPath)
    for (let i = 0; i < 4; i++) socket.raw.send('hello')
    expect(await socket.closed).toBe(4400)
  })

  test('beyond the rate limit closes the socket', async () => {
    await using world = await start(undefined, { limits: { messageBurst: 10, messagesPerSecond: 1 } })
    using socket = await openSignedIn(world.url, savingPath)
    for (let i = 0; i < 12; i++) socket.send('resume', save)
    expect(await socket.closed).toBe(4429)
  })

  test('that is too long closes the socket', async () => {
    await using world = await start(undefined, { limits: { frameBytes: 1_000 } })
    using socket = await openSignedIn(world.url, savingPath)
    socket.raw.send('x'.repeat(1_001))
    expect(await socket.closed).toBe(1009)
  })

  test('that violates the WebSocket protocol closes only its own socket', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, savingPath)
    const { port } = new URL(world.url)
    const raw = connect(Number(port), '127.0.0.1')
    raw.write(
      rawRequest([
        `GET ${savingPath} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        `Origin: ${world.url}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ]),
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

describe('an event of the service', () => {
  const finishedJob = respondWithEvents({
    complete: [
      ['progress', progress(100)],
      ['saved', saved],
    ],
  })

  test('reaches the browser, and the upstream connection is closed after the job', async () => {
    await using world = await start(finishedJob)
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('complete', save)
    expect([await socket.next(), await socket.next()]).toEqual([
      { event: 'progress', data: progress(100) },
      { event: 'saved', data: saved },
    ])
    await eventually(() => world.service.connections.size).toBe(0)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })

  test('after the end of its job is ignored, and the next job opens a new connection', async () => {
    const sendTwice: EventScript = ({ event }, connection) => {
      if (event === 'complete') for (let i = 0; i < 2; i++) connection.emit('saved', saved)
    }
    await using world = await start(sendTwice)
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('complete', save)
    await socket.next()
    socket.send('complete', { ...save, saveId: 'another' })
    expect((await socket.next()).event).toBe('saved')
    expect(world.service.openedCount()).toBe(2)
  })

  test('has its progress kept between 0 and 100 and never decreased', async () => {
    await using world = await start(
      respondWithEvents({ resume: [60, 40, -1, 140].map((percent) => ['progress', progress(percent)]) }),
    )
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    const received = []
    for (let i = 0; i < 4; i++) received.push((await socket.next()).data['progress'])
    expect(received).toEqual([60, 60, 60, 100])
  })

  test('with questions has its progress never decreased either', async () => {
    const questions = [60, 40.25, 70].map((percent, index): [string, unknown] => [
      'question',
      { questions: [{ question: 'Why?' }], progress: percent, sent: index + 1 },
    ])
    await using world = await start(respondWithEvents({ file: questions }), { channel: 'csvUpload' })
    using socket = await openSignedIn(world.url, importPath)
    socket.send('file', file)
    const received = []
    for (let i = 0; i < 3; i++) received.push((await socket.next()).data)
    expect(received).toEqual(
      [60, 60, 70].map((percent, index) => ({
        questions: [{ question: 'Why?' }],
        progress: percent,
        sent: index + 1,
      })),
    )
  })

  test('that is not in the table is not forwarded', async () => {
    await using world = await start(
      respondWithEvents({
        resume: [
          ['gossip', { secret: 1 }],
          ['progress', { progress: 'half' }],
          ['authenticated', {}],
          ['progress', progress(1)],
        ],
      }),
    )
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    expect(await socket.next()).toEqual({ event: 'progress', data: progress(1) })
  })

  test.each<[string, [string, unknown][]]>([
    ['an invalid result', [['saved', { saveId: 1 }]]],
    ['a result that was not requested', [['saved', saved]]],
    [
      'a version that was not requested',
      [
        [
          'Vsaved',
          { saveId: 'the-save', quiz: { _id: 'a', version: 2, revision: 1 }, session: { _id: 'b' } },
        ],
      ],
    ],
  ])('that is %s closes the socket', async (_name, events) => {
    await using world = await start(respondWithEvents({ questions: events, createNewVersion: [] }))
    using socket = await openSignedIn(world.url, savingPath)
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

  test('that is a refusal is forwarded, and the socket stays open', async () => {
    await using world = await start(
      respondWithEvents({
        complete: [['error', { code: 'ORDER', message: 'Send the batches first.', retryable: false }]],
      }),
    )
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('complete', save)
    expect(await socket.next()).toMatchObject({
      event: 'error',
      data: { code: 'ORDER', message: 'Send the batches first.' },
    })
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })

  test('that is too long ends the job', async () => {
    await using world = await start(
      ({ event }, connection) => {
        if (event === 'resume') connection.emit('progress', { ...progress(1), more: 'x'.repeat(100_000) })
      },
      { limits: { linkEventBytes: 10_000 } },
    )
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { retryable: true } })
    expect(await socket.closed).toBe(1013)
  })
})
