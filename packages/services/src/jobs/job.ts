import type { Job } from '@quizwright/contracts/schemas/job.ts'
import type { jobs } from '../database/tables/jobs.ts'

export type JobRow = typeof jobs.$inferSelect

/** The maximum number of waiting or running jobs of one kind per instructor. */
export const maxUnfinishedJobs = 20

/** How often a job is started in total if its process ends or an unexpected error occurs. */
export const maxTries = 3

/** How often a job is started that waits for an external service. With the backoff this takes about eight hours. */
export const maxDeferredTries = 8

/** Returns the exponential backoff of a deferred job: the milliseconds to wait after this many tries. */
export const backoffMs = (tries: number): number => 5_000 * 4 ** (tries - 1)

/** The milliseconds after which the lease of a job expires unless it is renewed. */
export const leaseMs = 15_000

/** Returns a job in the form of the wire. */
export const wireJob = ({ id, state, done, total, message }: JobRow): Job => ({
  _id: id,
  state,
  done,
  total,
  message,
})
