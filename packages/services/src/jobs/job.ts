import type { Job } from '@quizwright/contracts/schemas/job.ts'
import type { jobs } from '../database/tables/jobs.ts'

export type JobRow = typeof jobs.$inferSelect

/** How many jobs of one kind an instructor may have waiting or running. */
export const maxUnfinishedJobs = 20

/** How often a job is started in all, when its process ends or it meets an unexpected error. */
export const maxTries = 3

/** How often a job is started that waits for an external service: with the backoff, for some eight hours. */
export const maxDeferredTries = 8

/** Exponential backoff of a deferred job: milliseconds to wait after this many tries. */
export const backoffMs = (tries: number): number => 5_000 * 4 ** (tries - 1)

/** Milliseconds after which the lease of a job expires unless it is renewed. */
export const leaseMs = 15_000

/** A job as its owner sees it on the wire. */
export const wireJob = ({ id, state, done, total, message }: JobRow): Job => ({
  _id: id,
  state,
  done,
  total,
  message,
})
