import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database } from '../database.ts'
import { isUnavailable } from '../storage-problem.ts'
import { endUnconfirmedCommits } from './end-unconfirmed-commits.ts'
import { noteLastWrite, readLastWrite } from './last-write.ts'
import { type Lsn, readLsn } from './lsn.ts'
import { runNoticed } from './noticed-writes.ts'
import { changeState, leftOut, openProbe, openReplica, type Replica } from './replica.ts'
import { measureReplicas } from './replica-metrics.ts'
import type { Replicas } from './replicas.ts'
import { watchReplicas } from './watch-replicas.ts'

/** As long as a statement may take. */
const confirmationMs = 5_000

export type ReplicaOptions = {
  /** The primary, which the replicas follow. */
  url: string
  replicaUrls: readonly string[]
  /** The maximum age of what a replica shows, in seconds. */
  maxLagSeconds: number
}
type OpenedWith = {
  db: Database
  tracing: Tracing
  log: FastifyBaseLogger
  metrics: { registry: Registry; prefix: string }
}

/** Opens the replicas of a database and sends reads to them as described in docs/decisions/046. */
export const openReplicas = (
  { url, replicaUrls, maxLagSeconds }: ReplicaOptions,
  { db: primary, tracing, log, metrics }: OpenedWith,
): Replicas => {
  const replicas = replicaUrls.map((replicaUrl) => openReplica(replicaUrl, tracing))
  const { countRead } = measureReplicas(metrics.registry, metrics.prefix, replicas)
  const probe = openProbe(url)
  const watch = watchReplicas({
    replicas,
    askPrimary: async () => {
      const { rows } = await probe.query<{ lsn: string }>('select pg_current_wal_flush_lsn() as lsn')
      await endUnconfirmedCommits(probe, confirmationMs)
      return readLsn(rows[0]!.lsn)
    },
    maxLagMs: maxLagSeconds * 1_000,
    log,
  })

  /**
   * Chooses a replica in use that has replayed up to `reached`. An account always gets the same one, so that it
   * never sees older data than before.
   */
  const choose = (accountId: string, reached: Lsn): Replica | undefined => {
    const first = sumOfCodes(accountId) % replicas.length
    return [...replicas.slice(first), ...replicas.slice(0, first)].find(
      ({ state }) => state.kind === 'in use' && state.lsn >= reached,
    )
  }

  const readDespiteOutage: Replicas['readDespiteOutage'] = async (work) => {
    const readInstead = () => {
      const replica = choose('', 0n)
      return replica && work(replica.db, false)
    }
    if (watch.isPrimaryDown()) {
      const read = readInstead()
      if (read) return read
    }
    try {
      return await work(primary, true)
    } catch (error) {
      const read = isUnavailable(error) ? readInstead() : undefined
      if (!read) throw error
      return read
    }
  }

  return {
    databases: replicas.map(({ db }) => db),
    readDespiteOutage,
    read: async (accountId, work) => {
      const lastWrite = await readDespiteOutage((db) => readLastWrite(db, accountId))
      const replica = choose(accountId, lastWrite)
      if (replica) {
        try {
          const result = await work(replica.db)
          countRead(replica.name)
          return result
        } catch (error) {
          // Whatever fails on a replica, even because something is missing, is repeated on the primary.
          log.debug({ err: error, replica: replica.name }, 'a read from a replica failed')
          if (isUnavailable(error)) changeState(replica, leftOut('unreachable'), log)
        }
      }
      const result = await work(primary)
      countRead('primary')
      return result
    },
    write: (accountId, work) =>
      runNoticed(work, () =>
        noteLastWrite(primary, accountId).catch((error: unknown) =>
          // The write itself is stored. Only the next reads of this account may miss it for some seconds.
          log.warn({ err: error }, 'the log position of a write could not be stored'),
        ),
      ),
    isAnyInUse: () => replicas.some(({ state }) => state.kind === 'in use'),
    close: async () => {
      await watch.stop()
      await Promise.all([probe.end(), ...replicas.map((replica) => replica.close())])
    },
  }
}

const sumOfCodes = (text: string): number =>
  [...text].reduce((sum, character) => sum + character.codePointAt(0)!, 0)
