import type { Job } from '@quizwright/contracts/schemas/job.ts'
import type { jobs } from '../database/tables.ts'

export type JobRow = typeof jobs.$inferSelect

/** Jobs of one instructor and one kind that may wait or run at once. */
export const maxUnfinishedJobs = 20

/** How often a job is begun: it may meet a process that ends or a fault of ours, but not for ever. */
export const maxTries = 3

/**
 * How often one is begun that waits for somebody else to work again: with the waits below, for some eight
 * hours.
 */
export const maxDeferredTries = 8

/** How long such a job waits after so many tries, in milliseconds: four times as long each time. */
export const backoffMs = (tries: number): number => 5_000 * 4 ** (tries - 1)

/** How long a job stays its holder's without a sign of life, in milliseconds. */
export const leaseMs = 15_000

/** A job as it is told to its owner. */
export const wireJob = ({ id, state, done, total, message }: JobRow): Job => ({
  _id: id,
  state,
  done,
  total,
  message,
})
