import type { Queryable } from '../database/database.ts'
import type { JobRow } from './job.ts'
import type { JobProgress } from './job-lease.ts'

/** Thrown if the job cannot be done. The message is shown to its owner. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
}

/**
 * Thrown if the job cannot be done now. It is started again with exponential backoff. After the last try the message
 * is shown to its owner.
 */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
}

/** What a worker gets in addition to its job. */
export type JobControl = {
  /** Aborts if the job is cancelled, its lease is lost or the services stop. */
  signal: AbortSignal
  /** Stores the progress, in the transaction of the step if there is one. Throws LeaseLost. */
  saveProgress: (db: Queryable, progress: JobProgress) => Promise<void>
}

/** Does a job, continuing where an earlier try stopped. Returns a message for its owner, or null. */
export type JobWorker = (job: JobRow, control: JobControl) => Promise<string | null>
