import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'

const askedAt = new AsyncLocalStorage<number>()

/**
 * Runs a short call, all of whose queries of an embedded database are queued by the time at which it began, or that of
 * its request. Otherwise each of them would queue behind the calls that came since: whoever needs many would be served
 * last. It is not for long calls, which would keep everybody else waiting.
 */
export const asOneCaller = <Result>(call: () => Result, began = performance.now()): Result =>
  askedAt.run(began, call)

type Waiting = { askedAt: number; start: () => void }

/** Lets the queries and transactions of an embedded database run one after the other: who asked first is first. */
export const serveInOrder = (client: PGlite): void => {
  const queue: Waiting[] = []
  let isBusy = false
  const wait = (): Promise<void> =>
    new Promise((start) => {
      const waiting = { askedAt: askedAt.getStore() ?? performance.now(), start }
      const place = queue.findIndex((other) => other.askedAt > waiting.askedAt)
      queue.splice(place === -1 ? queue.length : place, 0, waiting)
    })
  client._runExclusiveTransaction = async (work) => {
    if (isBusy) await wait()
    isBusy = true
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next.start()
      else isBusy = false
    }
  }
}
