import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/**
 * How long queries may run before the event loop has a turn, in milliseconds. It is short because Node accepts one
 * new connection a turn: a class that begins at once would wait for its connections.
 */
const longestRunMs = 2

/**
 * Gives the event loop its turns while an embedded database works. It answers within microtasks, so a queue of
 * queries would otherwise run to its end before Node reads a request, accepts a connection or runs a timer.
 */
export const giveTurns = (client: PGlite): void => {
  let turnedAt = performance.now()
  const runExclusive = client._runExclusiveQuery.bind(client)
  client._runExclusiveQuery = (query) =>
    // Within the exclusive run, because callers that wait for it would all have looked at the clock before.
    runExclusive(async () => {
      if (performance.now() - turnedAt > longestRunMs) {
        await nextTurn()
        turnedAt = performance.now()
      }
      return query()
    })
}
