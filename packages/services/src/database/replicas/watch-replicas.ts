import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Lsn } from './lsn.ts'
import { createLagMeter } from './replica-lag.ts'
import type { Replica, ReplicaState } from './replica.ts'

/** A reader who has just written may be sent to the primary this much longer than the replica needs. */
const pollMs = 500

export type Watch = {
  /** Whether the primary could not be asked the last time. */
  isPrimaryDown: () => boolean
  stop: () => Promise<void>
}
type WatchOptions = {
  replicas: readonly Replica[]
  /** Up to where the primary has stored its log. Rejects if it can't be asked. */
  askPrimary: () => Promise<Lsn>
  maxLagMs: number
  log: FastifyBaseLogger
}

/** Asks primary and replicas where they are, again and again, and keeps in use those that are near enough. */
export const watchReplicas = ({ replicas, askPrimary, maxLagMs, log }: WatchOptions): Watch => {
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
          (): ReplicaState => ({ ...leftOut, why: 'unreachable' }),
        )
        if (!stopping.signal.aborted) tell(log, replica, next)
        replica.state = next
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

const leftOut = { kind: 'left out', lagMs: Number.POSITIVE_INFINITY } as const

const judge = (lsn: Lsn | undefined, lagAt: (lsn: Lsn) => number, maxLagMs: number): ReplicaState => {
  if (lsn === undefined) return { ...leftOut, why: 'no replica' }
  const lagMs = lagAt(lsn)
  return lagMs <= maxLagMs
    ? { kind: 'in use', lsn, lagMs }
    : { kind: 'left out', why: 'too far behind', lagMs }
}

/** One line for each change, not for each time that it is found so. */
const tell = (log: FastifyBaseLogger, { name, state }: Replica, next: ReplicaState): void => {
  if (next.kind === 'in use' && state.kind === 'left out') log.info({ replica: name }, 'a replica is in use')
  if (next.kind === 'left out' && (state.kind === 'in use' || state.why !== next.why))
    log.warn({ replica: name, why: next.why }, 'a replica is left out: the primary is read instead')
}
