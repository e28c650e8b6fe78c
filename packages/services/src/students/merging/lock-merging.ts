import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/lock-names.ts'

/** Until the transaction ends nobody else merges records of this instructor, or undoes it. */
export const lockMerging = (tx: Queryable, instructorId: string): Promise<void> =>
  lockNames(tx, [`merging students of ${instructorId}`])
