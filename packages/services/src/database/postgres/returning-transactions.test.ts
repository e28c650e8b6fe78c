import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { signedIn, statementDone } from '../testing/mute-postgres.ts'
import { openPool } from './open-pool.ts'
import { isUnavailable } from '../storage-problem.ts'

const poolSize = 2

/** A server that cuts one connection when the given statement arrives, counted from `begin` on. */
const startCuttingServer = async () => {
  const sockets = new Set<Socket>()
  let statementsUntilCut = Number.POSITIVE_INFINITY
  const server = createServer((socket) => {
    let isSignedIn = false
    sockets.add(socket)
    socket
      .on('error', () => undefined)
      .on('close', () => sockets.delete(socket))
      .on('data', () => {
        if (!isSignedIn) socket.write(signedIn)
        else if (statementsUntilCut-- === 0) socket.destroy()
        else socket.write(statementDone)
        isSignedIn = true
      })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { db, pool } = openPool(`postgres://u:p@127.0.0.1:${port}/d`, { max: poolSize })
  return {
    db,
    pool,
    cutAt: (statement: number) => {
      statementsUntilCut = statement
    },
    [Symbol.asyncDispose]: async () => {
      await pool.end()
      server.close()
    },
  }
}

const statements = ['begin', 'the first statement', 'the second statement', 'commit']

test.each(statements.map((name, index): [string, number] => [name, index]))(
  'given connections that are cut at %s, then each gives its place in the pool back',
  async (_name, index) => {
    await using server = await startCuttingServer()
    const transaction = () =>
      server.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await tx.execute(sql`select 2`)
      })
    for (let cut = 0; cut < 2 * poolSize; cut++) {
      server.cutAt(index)
      expect(isUnavailable(await transaction().catch((error: unknown) => error))).toBe(true)
    }
    server.cutAt(Number.POSITIVE_INFINITY)
    await Promise.all(Array.from({ length: poolSize }, transaction))
    expect([server.pool.idleCount, server.pool.waitingCount]).toEqual([poolSize, 0])
  },
)

test('given a connection that is cut when work is refused, then the caller is told why it was refused', async () => {
  await using server = await startCuttingServer()
  const refusal = new Error('There is no such quiz.')
  // `rollback` follows `begin`.
  server.cutAt(1)
  await expect(server.db.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal)
  await server.db.transaction((tx) => tx.execute(sql`select 1`))
  expect(server.pool.totalCount).toBe(1)
})

test('given a server that says nothing more, then its query fails as busy and its connection is closed', async () => {
  await using server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.write(signedIn))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { db, pool } = openPool(`postgres://u:p@127.0.0.1:${port}/d`, { max: 1, query_timeout: 200 })
  const failure = await db.execute(sql`select 1`).catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect(pool.totalCount).toBe(0)
})
