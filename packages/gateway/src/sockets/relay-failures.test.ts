import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openSignedIn, openSocket } from '../test-support/browser-socket.ts'
import { eventually } from '../test-support/eventually.ts'
import type { Talk } from '../test-support/scripted-service.ts'
import {
  answering,
  file,
  progress,
  reading,
  save,
  saving,
  startSocketWorld as start,
} from '../test-support/socket-world.ts'

const questionsAt = (percent: number, sent: number) => ({ questions: [], progress: percent, sent })

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
    const connections = promisify(
      world.gateway.upstream.server.getConnections.bind(world.gateway.upstream.server),
    )
    const before = await connections()
    for (const link of world.service.links) link.conn.close()
    // Until then the gateway may not know yet that the link is gone, and what is sent on it is lost and told
    // so.
    await eventually(() => connections()).toBeLessThan(before)
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
    expect(await socket.next()).toMatchObject({
      event: 'error',
      data: { code: 'UPSTREAM_TIMEOUT', retryable: true },
    })
    expect(await socket.closed).toBe(1013)
  })

  test('closes with the browser', async () => {
    await using world = await start()
    const socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    await world.service.heard(1)
    socket.raw.terminate()
    await eventually(() => world.service.links.size).toBe(0)
  })

  test('is closed after a time without a word, and the socket stays', async () => {
    await using world = await start(answering({ resume: [['progress', progress(1)]] }), {
      limits: { linkIdleMs: 30 },
    })
    using socket = await openSignedIn(world.url, saving)
    socket.send('resume', save)
    await socket.next()
    await eventually(() => world.service.links.size).toBe(0)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })
})

describe('back-pressure', () => {
  /** Sends question after question, each when the one before was taken. */
  const stream =
    (count: number, sent: { count: number }): Talk =>
    async ({ event }, link) => {
      if (event !== 'file') return
      for (let i = 1; i <= count; i++) {
        await link.emitWithAck('question', { ...questionsAt(0, i), filler: 'x'.repeat(20_000) })
        sent.count = i
      }
      link.emit('question', questionsAt(100, count + 1))
    }

  test('a browser that reads slowly slows the service, and gets everything in order', async () => {
    const sent = { count: 0 }
    await using world = await start(stream(1_000, sent), {
      channel: 'csvUpload',
      limits: { bufferedBytes: 100_000 },
    })
    using socket = await openSignedIn(world.url, reading)
    socket.raw.pause()
    socket.send('file', file)
    await eventually(() => sent.count).toBeGreaterThan(0)
    let before = -1
    await eventually(() => {
      const stands = sent.count === before
      before = sent.count
      return stands
    }, 150).toBe(true)
    expect(sent.count).toBeLessThan(1_000)
    socket.raw.resume()
    const order = []
    for (let i = 0; i < 1_001; i++) order.push((await socket.next()).data['sent'])
    expect(order).toEqual(Array.from({ length: 1_001 }, (_, i) => i + 1))
  })

  test('a service that waits for nobody is read no further', async () => {
    const flood: Talk = ({ event }, link) => {
      if (event === 'file')
        for (let i = 1; i <= 2_000; i++)
          link.emit('question', { ...questionsAt(0, i), filler: 'x'.repeat(10_000) })
    }
    await using world = await start(flood, { channel: 'csvUpload', limits: { bufferedBytes: 100_000 } })
    using socket = await openSignedIn(world.url, reading)
    socket.raw.pause()
    socket.send('file', file)
    const [link] = await eventually(() => [...world.service.links])
      .toHaveLength(1)
      .then(() => [...world.service.links])
    await eventually(() => link!.conn.transport.writable, 100).toBe(false)
    socket.raw.resume()
    for (let i = 1; i <= 2_000; i++) expect((await socket.next()).data['sent']).toBe(i)
  })

  test('a browser that reads nothing at all is closed', async () => {
    await using world = await start(stream(1_000, { count: 0 }), {
      channel: 'csvUpload',
      limits: { bufferedBytes: 10_000, slowBrowserMs: 50 },
    })
    using socket = await openSignedIn(world.url, reading)
    socket.raw.pause()
    socket.send('file', file)
    await eventually(() => world.service.links.size).toBe(1)
    await eventually(() => world.service.links.size).toBe(0)
    socket.raw.resume()
    expect(await socket.closed).toBe(4408)
  })
})

describe('silence', () => {
  test('a browser that answers no ping is gone', async () => {
    await using world = await start(undefined, { limits: { pingMs: 20, silentMs: 60, socketsPerProcess: 1 } })
    using socket = await openSignedIn(world.url, saving)
    socket.raw.pause()
    await eventually(() =>
      openSignedIn(world.url, saving).then(
        (next) => next.raw.readyState,
        () => 'refused',
      ),
    ).toBe(1)
  })

  test('one with nothing to do is closed after a time', async () => {
    await using world = await start(undefined, { limits: { pingMs: 10, idleMs: 50 } })
    using socket = await openSignedIn(world.url, saving)
    expect(await socket.closed).toBe(1001)
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
    await using world = await start((_said, link) =>
      arrived.resolve(() => link.emit('progress', progress(50))),
    )
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
