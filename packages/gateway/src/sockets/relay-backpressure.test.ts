import { describe, expect, test } from 'vitest'
import { openSignedIn } from '../test-support/browser-socket.ts'
import { eventually } from '../test-support/eventually.ts'
import type { EventScript } from '../test-support/scripted-service.ts'
import { file, importPath, startSocketWorld as start } from '../test-support/socket-world.ts'

const questionsAt = (percent: number, sent: number, length = 0) => ({
  questions: length > 0 ? [{ question: 'x'.repeat(length) }] : [],
  progress: percent,
  sent,
})

describe('backpressure', () => {
  /** Sends questions one by one, each after the acknowledgement of the one before. */
  const stream =
    (count: number, sent: { count: number }): EventScript =>
    async ({ event }, connection) => {
      if (event !== 'file') return
      for (let i = 1; i <= count; i++) {
        await connection.emitWithAck('question', questionsAt(0, i, 20_000))
        sent.count = i
      }
      connection.emit('question', questionsAt(100, count + 1))
    }

  test('slows the service if the browser is slow, and every event arrives in order', async () => {
    const sent = { count: 0 }
    await using world = await start(stream(1_000, sent), {
      channel: 'csvUpload',
      limits: { bufferedBytes: 100_000 },
    })
    using socket = await openSignedIn(world.url, importPath)
    socket.raw.pause()
    socket.send('file', file)
    await eventually(() => sent.count).toBeGreaterThan(0)
    let before = -1
    await eventually(() => {
      const isUnchanged = sent.count === before
      before = sent.count
      return isUnchanged
    }, 150).toBe(true)
    expect(sent.count).toBeLessThan(1_000)
    socket.raw.resume()
    const order = []
    for (let i = 0; i < 1_001; i++) order.push((await socket.next()).data['sent'])
    expect(order).toEqual(Array.from({ length: 1_001 }, (_, i) => i + 1))
  })

  test('stops reading from a service that does not wait for acknowledgements', async () => {
    const flood: EventScript = ({ event }, connection) => {
      if (event === 'file')
        for (let i = 1; i <= 2_000; i++) connection.emit('question', questionsAt(0, i, 10_000))
    }
    await using world = await start(flood, { channel: 'csvUpload', limits: { bufferedBytes: 100_000 } })
    using socket = await openSignedIn(world.url, importPath)
    socket.raw.pause()
    socket.send('file', file)
    const [connection] = await eventually(() => [...world.service.connections])
      .toHaveLength(1)
      .then(() => [...world.service.connections])
    await eventually(() => connection!.conn.transport.writable, 100).toBe(false)
    socket.raw.resume()
    for (let i = 1; i <= 2_000; i++) expect((await socket.next()).data['sent']).toBe(i)
  })

  test('closes the socket of a browser that reads nothing', async () => {
    await using world = await start(stream(1_000, { count: 0 }), {
      channel: 'csvUpload',
      limits: { bufferedBytes: 10_000, slowBrowserMs: 50 },
    })
    using socket = await openSignedIn(world.url, importPath)
    socket.raw.pause()
    socket.send('file', file)
    await eventually(() => world.service.connections.size).toBe(1)
    await eventually(() => world.service.connections.size).toBe(0)
    socket.raw.resume()
    expect(await socket.closed).toBe(4408)
  })
})
