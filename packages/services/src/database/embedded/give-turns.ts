import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/**
 * How long queries may run at least before the event loop has a turn, in milliseconds. It is short because Node
 * accepts one new connection a turn: a class that begins at once would wait for its connections.
 */
const shortestRunMs = 2
/** Nobody else is served while queries run, so this bounds how long a request may wait to be read. */
const longestRunMs = 20

/**
 * Gives the event loop its turns while an embedded database works. It answers within microtasks, so a queue of
 * queries would otherwise run to its end before Node reads a request, accepts a connection or runs a timer.
 */
export const giveTurns = (client: PGlite): void => {
  let turnedAt = performance.now()
  let runMs = shortestRunMs
  const runExclusive = client._runExclusiveQuery.bind(client)
  client._runExclusiveQuery = (query) =>
    // Within the exclusive run, because callers that wait for it would all have looked at the clock before.
    runExclusive(async () => {
      const before = performance.now()
      if (before - turnedAt > runMs) {
        await nextTurn()
        turnedAt = performance.now()
        // After a long turn, such as one that reads a flood of uploads, queries get as much time as it took.
        runMs = Math.min(longestRunMs, Math.max(shortestRunMs, turnedAt - before))
      }
      return query()
    })
}
