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
  /** Host and port, as logs and metrics name it. */
  name: string
  db: Database
  state: ReplicaState
  /** Up to where it has replayed the log; undefined where it is a primary. Rejects if it can't be asked. */
  askReplayed: () => Promise<Lsn | undefined>
  close: () => Promise<void>
}

/** Of a replica whose lag nobody knows. */
export const leftOut = (why: 'not asked yet' | 'unreachable' | 'no replica'): ReplicaState => ({
  kind: 'left out',
  why,
  lagMs: Number.POSITIVE_INFINITY,
})

/** Puts a replica in use or leaves it out. One line in the log for each change, not for each time it is found so. */
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
/** A replica that does not answer must not keep a reader waiting long: the primary has the answer too. */
const connectionTimeoutMs = 1_000
const queryTimeoutMs = 6_000

/** One connection for questions about the state, which no other query keeps waiting. */
export const openProbe = (url: string): pg.Pool =>
  openPool(url, {
    max: 1,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
    patienceMs: 0,
  }).pool

/** Opens a replica. It is left out until it has been asked. */
export const openReplica = (url: string, tracing: Tracing): Replica => {
  const { db, pool } = openPool(url, {
    tracing,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: queryTimeoutMs,
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
