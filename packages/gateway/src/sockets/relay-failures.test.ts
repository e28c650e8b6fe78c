import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openSignedIn, openSocket } from '../test-support/browser-socket.ts'
import { eventually } from '../test-support/eventually.ts'
import {
  respondWithEvents,
  progress,
  save,
  savingPath,
  startSocketWorld as start,
} from '../test-support/socket-world.ts'

describe('an upstream connection that fails', () => {
  const connectionLost = { event: 'error', data: { code: 'UPSTREAM_DOWN', retryable: true } }

  test('during a job is reported, and the browser may reconnect', async () => {
    await using world = await start((_event, connection) => connection.conn.close())
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('complete', save)
    expect(await socket.next()).toMatchObject(connectionLost)
    expect(await socket.closed).toBe(1013)
  })

  test('between two jobs is reopened for the next job without telling the browser', async () => {
    await using world = await start(respondWithEvents({ resume: [['progress', progress(1)]] }))
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    await socket.next()
    const connections = promisify(
      world.gateway.upstream.server.getConnections.bind(world.gateway.upstream.server),
    )
    const before = await connections()
    for (const connection of world.service.connections) connection.conn.close()
    // Without this the gateway might not have noticed yet; it would then lose a frame and report that.
    await eventually(() => connections()).toBeLessThan(before)
    socket.send('resume', save)
    expect((await socket.next()).event).toBe('progress')
    expect(world.service.openedCount()).toBe(2)
  })

  test('before it is open is reported', async () => {
    await using world = await start()
    await world.service[Symbol.asyncDispose]()
    using socket = await openSignedIn(world.url, savingPath).catch(() => openSocket(world.url, savingPath))
    socket.send('resume', save)
    expect([1013, 4401]).toContain(await socket.closed)
  })

  test('because the service refuses the token asks the browser to sign in', async () => {
    await using world = await start(undefined, { refuse: () => ({ code: 'SIGN_IN_REQUIRED' }) })
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'SIGN_IN_REQUIRED' } })
    expect(await socket.closed).toBe(4401)
  })

  test('because the service does not respond is reported', async () => {
    await using world = await start(() => {}, { limits: { linkSilentMs: 30 } })
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('complete', save)
    expect(await socket.next()).toMatchObject({
      event: 'error',
      data: { code: 'UPSTREAM_TIMEOUT', retryable: true },
    })
    expect(await socket.closed).toBe(1013)
  })

  test('is closed when the browser disconnects', async () => {
    await using world = await start()
    const socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    await world.service.whenReceived(1)
    socket.raw.terminate()
    await eventually(() => world.service.connections.size).toBe(0)
  })

  test('is closed after its idle timeout, and the browser stays connected', async () => {
    await using world = await start(respondWithEvents({ resume: [['progress', progress(1)]] }), {
      limits: { linkIdleMs: 30 },
    })
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    await socket.next()
    await eventually(() => world.service.connections.size).toBe(0)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  })
})

describe('the idle timeout', () => {
  test('disconnects a browser that does not respond to pings', async () => {
    await using world = await start(undefined, { limits: { pingMs: 20, silentMs: 60, socketsPerProcess: 1 } })
    using socket = await openSignedIn(world.url, savingPath)
    socket.raw.pause()
    await eventually(() =>
      openSignedIn(world.url, savingPath).then(
        (opened) => opened.raw.readyState,
        () => 'refused',
      ),
    ).toBe(1)
  })

  test('closes a socket without a job', async () => {
    await using world = await start(undefined, { limits: { pingMs: 10, idleMs: 50 } })
    using socket = await openSocket(world.url, savingPath)
    expect(await socket.closed).toBe(1001)
  })
})

describe('a restart', () => {
  test('closes a socket without a job at once', async () => {
    await using world = await start()
    using socket = await openSignedIn(world.url, savingPath)
    await world.gateway.close()
    expect(await socket.closed).toBe(1012)
  })

  test('waits for the response to the last frame', async () => {
    const arrived = Promise.withResolvers<() => void>()
    await using world = await start((_event, connection) =>
      arrived.resolve(() => connection.emit('progress', progress(50))),
    )
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('resume', save)
    const respond = await arrived.promise
    const ended = world.gateway.close()
    respond()
    expect(await socket.next()).toEqual({ event: 'progress', data: progress(50) })
    expect(await socket.closed).toBe(1012)
    await ended
  })
})
