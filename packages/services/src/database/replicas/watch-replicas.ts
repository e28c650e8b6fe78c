import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Lsn } from './lsn.ts'
import { createLagMeter } from './replica-lag.ts'
import { changeState, leftOut, type Replica, type ReplicaState } from './replica.ts'

export type Watch = {
  /** Whether the primary could not be asked at the last attempt. */
  isPrimaryDown: () => boolean
  stop: () => Promise<void>
}
type WatchOptions = {
  replicas: readonly Pick<Replica, 'name' | 'state' | 'askReplayed'>[]
  /** Returns the position up to which the primary has stored its log. Rejects if it cannot be asked. */
  askPrimary: () => Promise<Lsn>
  maxLagMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /**
   * The interval of the questions. It adds to the time for which a reader who has just written is sent to the
   * primary.
   */
  pollMs?: number
}

/**
 * Regularly asks the primary and the replicas for their positions, and keeps the replicas in use that lag little
 * enough.
 */
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
