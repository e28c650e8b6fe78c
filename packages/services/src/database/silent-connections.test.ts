import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signedIn, statementDone } from './mute-postgres.ts'
import { openPool } from './open-pool.ts'
import { isUnavailable } from './storage-problem.ts'

const silenceMs = 200

/** A server that speaks as much of Postgres' protocol as to complete the first statements of each connection. */
const startMuteServer = async (statements: readonly number[], afterStatement = () => {}) => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    let left = statements[sockets.length] ?? 0
    let isSignedIn = false
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.on('data', () => {
      if (!isSignedIn) socket.write(signedIn)
      else if (left-- > 0) {
        socket.write(statementDone)
        afterStatement()
      }
      isSignedIn = true
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { db, pool } = openPool(`postgres://u:p@127.0.0.1:${port}/d`, { max: 1, silenceMs })
  return {
    db,
    connections: () => sockets.length,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await pool.end()
      server.close()
    },
  }
}

test('given a server that falls silent, then its query fails, and the next gets another connection', async () => {
  await using server = await startMuteServer([0, 1])
  const failure = await server.db.execute(sql`select 1`).catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  await server.db.execute(sql`select 1`)
  expect(server.connections()).toBe(2)
})

test('given one that falls silent in a transaction, then the connection is ended too', async () => {
  // BEGIN and one statement are completed.
  await using server = await startMuteServer([2, 1])
  const failure = await server.db
    .transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await tx.execute(sql`select 2`)
    })
    .catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  await server.db.execute(sql`select 1`)
  expect(server.connections()).toBe(2)
})

test('given a transaction without a time limit, then its statements may take any time', async () => {
  let failing: Promise<unknown> | undefined
  let isOver = false
  {
    await using server = await startMuteServer([2])
    failing = server.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`select 1`)
      })
      .catch((error: unknown) => error)
      .finally(() => (isOver = true))
    await sleep(4 * silenceMs)
    expect(isOver).toBe(false)
  }
  expect(isUnavailable(await failing)).toBe(true)
})

test('given a pause of the process, then an answer that has arrived meanwhile is read', async () => {
  const pause = () => {
    const end = performance.now() + 2 * silenceMs
    while (performance.now() < end);
  }
  await using server = await startMuteServer([2], pause)
  await server.db.execute(sql`select 1`)
  await server.db.execute(sql`select 2`)
  expect(server.connections()).toBe(1)
})

test('a connection that is idle is not ended', async () => {
  await using server = await startMuteServer([2])
  await server.db.execute(sql`select 1`)
  await sleep(2 * silenceMs)
  await server.db.execute(sql`select 1`)
  expect(server.connections()).toBe(1)
})
