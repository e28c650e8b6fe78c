import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { openPool } from '../open-pool.ts'
import { type Lsn, readLsn } from './lsn.ts'

export type ReplicaState =
  | { kind: 'in use'; lsn: Lsn; lagMs: number }
  | {
      kind: 'left out'
      why: 'not asked yet' | 'too far behind' | 'unreachable' | 'no replica'
      lagMs: number
    }

export type Replica = {
  /** The host and port, as in logs and metrics. */
  name: string
  db: Database
  state: ReplicaState
  /**
   * Returns the position up to which it has replayed the log, or undefined if it is a primary. Rejects if it cannot
   * be asked.
   */
  askReplayed: () => Promise<Lsn | undefined>
  close: () => Promise<void>
}

/** The state of a replica whose lag is unknown. */
export const leftOut = (why: 'not asked yet' | 'unreachable' | 'no replica'): ReplicaState => ({
  kind: 'left out',
  why,
  lagMs: Number.POSITIVE_INFINITY,
})

/** Changes the state of a replica. Each change is logged once. */
export const changeState = (
  replica: Pick<Replica, 'name' | 'state'>,
  next: ReplicaState,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): void => {
  const { name, state } = replica
  replica.state = next
  if (next.kind === 'in use' && state.kind === 'left out') log.info({ replica: name }, 'a replica is in use')
  if (next.kind === 'left out' && (state.kind === 'in use' || state.why !== next.why))
    log.warn({ replica: name, why: next.why }, 'a replica is left out: the primary is read instead')
}

const probeTimeoutMs = 2_000
/** A replica that does not respond must not delay a reader, because the primary can answer too. */
const connectionTimeoutMs = 1_000
const maxSilenceMs = 6_000

/** One connection for questions about the state, so that other queries do not delay them. */
export const openProbe = (url: string): pg.Pool =>
  openPool(url, {
    max: 1,
    connectionTimeoutMillis: probeTimeoutMs,
    silenceMs: probeTimeoutMs,
    patienceMs: 0,
  }).pool

/** Opens a replica. It is left out until its state is known. */
export const openReplica = (url: string, tracing: Tracing): Replica => {
  const { db, pool } = openPool(url, {
    tracing,
    connectionTimeoutMillis: connectionTimeoutMs,
    silenceMs: maxSilenceMs,
  })
  const probe = openProbe(url)
  return {
    name: new URL(url).host,
    db,
    state: leftOut('not asked yet'),
    askReplayed: async () => {
      const { rows } = await probe.query<{ lsn: string | null }>(
        'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn',
      )
      return rows[0]?.lsn ? readLsn(rows[0].lsn) : undefined
    },
    close: async () => {
      await Promise.all([pool.end(), probe.end()])
    },
  }
}
