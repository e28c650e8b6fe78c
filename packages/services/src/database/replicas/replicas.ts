import type { Database } from '../database.ts'

/**
 * Where reads are answered. Only the calls in handlers/calls-from-replicas.ts use `read`; everything else stays on
 * the primary.
 */
export type Replicas = {
  /** The databases of all replicas, in use or not. */
  databases: readonly Database[]
  /**
   * Reads for an account from a replica that shows all its writes. Reads from the primary if there is none or the
   * replica fails. `work` may run twice, so it must not write.
   */
  read: <T>(accountId: string, work: (db: Database) => Promise<T>) => Promise<T>
  /**
   * Reads what decides whether a call is allowed: from the primary or, while that is unreachable, from a replica. In
   * the second case `isCurrent` is false, and a missing row may exist on the primary.
   */
  readDespiteOutage: <T>(work: (db: Database, isCurrent: boolean) => Promise<T>) => Promise<T>
  /** Runs the work of an account on the primary. Records if it wrote, so that `read` shows the change. */
  write: <T>(accountId: string, work: () => Promise<T>) => Promise<T>
  /** Whether any replica is in use. */
  isAnyInUse: () => boolean
  close: () => Promise<void>
}

/** For databases without replicas, such as the embedded one: everything is read from the primary. */
export const noReplicas = (db: Database): Replicas => ({
  databases: [],
  read: (_accountId, work) => work(db),
  readDespiteOutage: (work) => work(db, true),
  write: (_accountId, work) => work(),
  isAnyInUse: () => false,
  close: async () => undefined,
})
