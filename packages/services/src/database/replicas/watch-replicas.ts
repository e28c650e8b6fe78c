import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Lsn } from './lsn.ts'
import { createLagMeter } from './replica-lag.ts'
import { changeState, leftOut, type Replica, type ReplicaState } from './replica.ts'

export type Watch = {
  /** Whether the primary could not be asked the last time. */
  isPrimaryDown: () => boolean
  stop: () => Promise<void>
}
type WatchOptions = {
  replicas: readonly Pick<Replica, 'name' | 'state' | 'askReplayed'>[]
  /** Up to where the primary has stored its log. Rejects if it can't be asked. */
  askPrimary: () => Promise<Lsn>
  maxLagMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** A reader who has just written may be sent to the primary this much longer than the replica needs. */
  pollMs?: number
}

/** Asks primary and replicas where they are, again and again, and keeps in use those that are near enough. */
export const watchReplicas = ({ replicas, askPrimary, maxLagMs, log, pollMs = 500 }: WatchOptions): Watch => {
  const stopping = new AbortController()
  const meter = createLagMeter(maxLagMs + 10 * pollMs)
  let isPrimaryDown = false

  const askOnce = async (): Promise<void> => {
    const at = performance.now()
    await askPrimary().then(
      (lsn) => {
        isPrimaryDown = false
        meter.sawPrimary(lsn, at)
      },
      () => {
        isPrimaryDown = true
      },
    )
    await Promise.all(
      replicas.map(async (replica) => {
        const next = await replica.askReplayed().then(
          (lsn) => judge(lsn, meter.lagAt, maxLagMs),
          () => leftOut('unreachable'),
        )
        if (!stopping.signal.aborted) changeState(replica, next, log)
      }),
    )
  }
  const asking = (async () => {
    while (!stopping.signal.aborted) {
      await askOnce()
      await sleep(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    isPrimaryDown: () => isPrimaryDown,
    stop: () => {
      stopping.abort()
      return asking
    },
  }
}

const judge = (lsn: Lsn | undefined, lagAt: (lsn: Lsn) => number, maxLagMs: number): ReplicaState => {
  if (lsn === undefined) return leftOut('no replica')
  const lagMs = lagAt(lsn)
  return lagMs <= maxLagMs
    ? { kind: 'in use', lsn, lagMs }
    : { kind: 'left out', why: 'too far behind', lagMs }
}
