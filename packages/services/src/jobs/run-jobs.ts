import { setTimeout as sleep } from 'node:timers/promises'
import { problems } from '@quizwright/contracts/problems.ts'
import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Queryable } from '../database/database.ts'
import { endJob, releaseJob, LeaseLost, renewLease, retryJob, acquireJob } from './job-lease.ts'
import { leaseMs, type JobRow, maxDeferredTries, maxTries, backoffMs } from './job.ts'

/** The job can't be done, for a reason that its owner is told. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
}

/**
 * The job can't be done now, for a reason that its owner is told if that never changes. It is begun again,
 * after longer and longer waits.
 */
export class RetryLater extends Error {
  override readonly name = 'TryLater'
}

/** What a worker gets beside its job. */
export type Held = {
  /** Aborts when the job was cancelled or is somebody else's, and when the services end. */
  signal: AbortSignal
  /**
   * Says how far it is, in the transaction of the step if there is one. Throws when the job is no longer
   * held.
   */
  keep: (db: Queryable, progress: { done?: number; total?: number }) => Promise<void>
}

/**
 * Does a job, from wherever an earlier try left it, and answers what its owner should know at the end, or
 * null.
 */
export type JobWorker = (job: JobRow, held: Held) => Promise<string | null>

export type JobRunner = { stop: () => Promise<void> }
type Running = {
  db: Database
  now: () => Date
  log: FastifyBaseLogger
  tracing?: Tracing
  workers: Readonly<Record<string, JobWorker>>
  idleMs?: number
  heartbeatMs?: number
}

/** A long job of one instructor must not keep the others' waiting. */
const jobsAtOnce = 4
const readAgainMs = 5_000

/**
 * Works off the queue until it is stopped; any number of processes may do so on one database. A job whose
 * process was killed is taken by another one when its hold runs out; one that is stopped is given back at
 * once.
 */
export const runJobs = ({
  db,
  now,
  log,
  tracing = noTracing,
  workers,
  idleMs = 500,
  heartbeatMs = leaseMs / 3,
}: Running): JobRunner => {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()

  const asSpan = ({ id, kind, tries }: JobRow, work: () => Promise<string | null>): Promise<string | null> =>
    tracing.withSpan(
      {
        name: `job ${kind}`,
        kind: 'consumer',
        attributes: { 'quizwright.job_id': id, 'quizwright.job_tries': tries },
      },
      work,
    )

  const work = async (job: JobRow): Promise<void> => {
    const lost = new AbortController()
    const beating = setInterval(
      () =>
        void renewLease(db, job, now()).catch(
          (error: unknown) => error instanceof LeaseLost && lost.abort(error),
        ),
      heartbeatMs,
    )
    try {
      const worker = workers[job.kind]
      if (!worker) throw new JobFailed('This kind of job is not known here.')
      const held: Held = {
        signal: AbortSignal.any([lost.signal, stopping.signal]),
        keep: (querying, progress) => renewLease(querying, job, now(), progress),
      }
      const message = await asSpan(job, () => worker(job, held))
      await endJob(db, job, 'done', message, now())
    } catch (error) {
      await settle(job, error)
    } finally {
      clearInterval(beating)
    }
  }

  const settle = async (job: JobRow, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return
    if (stopping.signal.aborted) return releaseJob(db, job, now())
    if (error instanceof JobFailed) return endJob(db, job, 'failed', error.message, now())
    if (error instanceof RetryLater)
      return job.tries < maxDeferredTries
        ? retryJob(db, job, now(), backoffMs(job.tries))
        : endJob(db, job, 'failed', error.message, now())
    log.error({ err: error, jobId: job.id, tries: job.tries }, 'a job met an error')
    if (job.tries < maxTries) return retryJob(db, job, now())
    return endJob(db, job, 'failed', problems.INTERNAL.message, now())
  }

  const begin = (job: JobRow): void => {
    const doing =
      job.tries > maxDeferredTries ? endJob(db, job, 'failed', problems.INTERNAL.message, now()) : work(job)
    const ended = doing
      .catch((error: unknown) => log.error({ err: error, jobId: job.id }, 'a job could not be ended'))
      .finally(() => underWay.delete(ended))
    underWay.add(ended)
  }

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const job = underWay.size < jobsAtOnce ? await acquireJob(db, now()) : undefined
        if (job) begin(job)
        else await sleep(idleMs, undefined, { signal: stopping.signal, ref: false })
      } catch (error) {
        if (stopping.signal.aborted) break
        log.error({ err: error }, 'the queue of jobs could not be read')
        await sleep(readAgainMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      }
    }
    await Promise.all(underWay)
  }

  const looping = loop()
  return {
    stop: () => {
      stopping.abort()
      return looping
    },
  }
}
