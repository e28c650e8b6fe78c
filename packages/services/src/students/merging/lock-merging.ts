import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'

/** Keeps others from merging records of this instructor, or undoing a merge, until the transaction ends. */
export const lockMerging = (tx: Queryable, instructorId: string): Promise<void> =>
  lockNames(tx, [`merging students of ${instructorId}`])
