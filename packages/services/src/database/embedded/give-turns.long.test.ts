import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { expect, test, vi } from 'vitest'
import { giveTurns } from './give-turns.ts'
import { openEmbedded } from './open-embedded.ts'
import { readDump } from '../testing/test-database.ts'

/** Each takes some milliseconds. */
const query = 'select sum(n) from generate_series(1, 20000) n'
const queries = 40

/** Counts the turns of the event loop while some work is done. */
const countTurns = async (
  work: () => Promise<unknown>,
  onTurn: () => void = () => undefined,
): Promise<number> => {
  let [turns, isDone] = [0, false]
  const counting = (async () => {
    while (!isDone) {
      await nextTurn()
      turns += 1
      onTurn()
    }
  })()
  await work()
  isDone = true
  const counted = turns
  await counting
  return counted
}

const inOneTransaction = (client: PGlite) => () =>
  client.transaction(async (tx) => {
    for (let index = 0; index < queries; index++) await tx.query(query)
  })
const fromManyCallers = (client: PGlite) => () =>
  Promise.all(Array.from({ length: queries }, () => client.query(query)))

test('the event loop has turns during a long transaction and a long queue of the embedded database', async () => {
  const client = await openEmbedded({ loadDataDir: await readDump() })
  try {
    expect(await countTurns(inOneTransaction(client))).toBeGreaterThan(queries / 4)
    expect(await countTurns(fromManyCallers(client))).toBeGreaterThan(queries / 4)
  } finally {
    await client.close()
  }
})

test('after long turns queries get more time, so that a flood of requests does not starve the database', async () => {
  let clock = 0
  const reading = vi.spyOn(performance, 'now').mockImplementation(() => clock)
  try {
    const client = { _runExclusiveQuery: (work: () => Promise<void>) => work() }
    giveTurns(client as unknown as PGlite)
    const turns = await countTurns(
      async () => {
        for (let index = 0; index < 100; index++)
          await client._runExclusiveQuery(async () => void (clock += 1))
      },
      () => void (clock += 30),
    )
    expect(turns).toBeGreaterThan(2)
    expect(turns).toBeLessThan(10)
  } finally {
    reading.mockRestore()
  }
})
