import type { Database } from '../database.ts'

/**
 * Where reads are answered. Only what handlers/calls-from-replicas.ts names is ever read with `read`; everything
 * else stays on the primary.
 */
export type Replicas = {
  /** The databases of the replicas, whether in use or not. */
  databases: readonly Database[]
  /**
   * Reads for an account from a replica that shows all that it wrote; from the primary where there is none, or
   * where the replica fails. `work` may run twice, so it changes nothing.
   */
  read: <T>(accountId: string, work: (db: Database) => Promise<T>) => Promise<T>
  /**
   * Reads what decides whether a call is allowed: from the primary, and only while that can't be reached from a
   * replica. `isCurrent` is then false: what is not there may have been written all the same.
   */
  readDespiteOutage: <T>(work: (db: Database, isCurrent: boolean) => Promise<T>) => Promise<T>
  /** Runs the work of an account on the primary, and notes it when it wrote: `read` then shows that. */
  write: <T>(accountId: string, work: () => Promise<T>) => Promise<T>
  /** Whether any replica is in use. */
  isAnyInUse: () => boolean
  close: () => Promise<void>
}

/** One database that answers everything, as the embedded one does. */
export const noReplicas = (db: Database): Replicas => ({
  databases: [],
  read: (_accountId, work) => work(db),
  readDespiteOutage: (work) => work(db, true),
  write: (_accountId, work) => work(),
  isAnyInUse: () => false,
  close: async () => undefined,
})
