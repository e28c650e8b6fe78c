import { setTimeout as sleep } from 'node:timers/promises'
import { problems } from '@quizwright/contracts/problems.ts'
import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { backoffMs, type JobRow, leaseMs, maxDeferredTries, maxTries } from './job.ts'
import { acquireJob, endJob, type Lane, LeaseLost, releaseJob, renewLease, retryJob } from './job-lease.ts'
import { JobFailed, type JobWorker, RetryLater } from './job-worker.ts'

export type JobRunner = { stop: () => Promise<void> }

type RunnerOptions = {
  db: Database
  now: () => Date
  log: FastifyBaseLogger
  tracing?: Tracing
  workers: Readonly<Record<string, JobWorker>>
  lane?: Lane
  /** The milliseconds between reads of an empty queue. */
  idleMs?: number
  heartbeatMs?: number
}

/** Several jobs run at once, so that a long job of one instructor does not delay those of others. */
const maxConcurrentJobs = 4
const pauseAfterErrorMs = 5_000

/**
 * Runs the jobs of the queue until it is stopped. Any number of processes may do so on one database. The job of a
 * killed process is leased again when its lease expires, the job of a stopped runner at once.
 */
export const runJobs = ({
  db,
  now,
  log,
  tracing = noTracing,
  workers,
  lane,
  idleMs = 500,
  heartbeatMs = leaseMs / 3,
}: RunnerOptions): JobRunner => {
  const stopping = new AbortController()
  const runningJobs = new Set<Promise<void>>()

  const runInSpan = (
    { id, kind, tries }: JobRow,
    work: () => Promise<string | null>,
  ): Promise<string | null> =>
    tracing.withSpan(
      {
        name: `job ${kind}`,
        kind: 'consumer',
        attributes: { 'quizwright.job_id': id, 'quizwright.job_tries': tries },
      },
      work,
    )

  const runJob = async (job: JobRow): Promise<void> => {
    const leaseLost = new AbortController()
    const abortWhenLost = (error: unknown) => {
      if (error instanceof LeaseLost) leaseLost.abort(error)
    }
    const heartbeat = setInterval(() => void renewLease(db, job, now()).catch(abortWhenLost), heartbeatMs)
    try {
      const worker = workers[job.kind]
      if (!worker) throw new JobFailed('This kind of job is not known here.')
      const message = await runInSpan(job, () =>
        worker(job, {
          signal: AbortSignal.any([leaseLost.signal, stopping.signal]),
          saveProgress: (queryable, progress) => renewLease(queryable, job, now(), progress),
        }),
      )
      await endJob(db, job, 'done', message, now())
    } catch (error) {
      await handleFailure(job, error)
    } finally {
      clearInterval(heartbeat)
    }
  }

  const handleFailure = async (job: JobRow, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return
    if (stopping.signal.aborted) return releaseJob(db, job, now())
    if (error instanceof JobFailed) return endJob(db, job, 'failed', error.message, now())
    if (error instanceof RetryLater) {
      if (job.tries < maxDeferredTries)
        return retryJob(db, job, now(), { waitMs: backoffMs(job.tries), reason: error.message })
      return endJob(db, job, 'failed', error.message, now())
    }
    log.error({ err: error, jobId: job.id, tries: job.tries }, 'a job failed with an unexpected error')
    if (job.tries < maxTries) return retryJob(db, job, now())
    return endJob(db, job, 'failed', problems.INTERNAL.message, now())
  }

  const start = (job: JobRow): void => {
    // A job that ends its process never reaches handleFailure, so the number of tries is checked here too.
    const outcome =
      job.tries > maxDeferredTries ? endJob(db, job, 'failed', problems.INTERNAL.message, now()) : runJob(job)
    const settled = outcome
      .catch((error: unknown) =>
        log.error({ err: error, jobId: job.id }, 'the end of a job could not be stored'),
      )
      .finally(() => runningJobs.delete(settled))
    runningJobs.add(settled)
  }

  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping.signal, ref: false })

  const readQueue = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const job = runningJobs.size < maxConcurrentJobs ? await acquireJob(db, now(), lane) : undefined
        // Stopping may have released the job while it was being acquired.
        if (job && stopping.signal.aborted) await releaseJob(db, job, now())
        else if (job) start(job)
        else await pause(idleMs)
      } catch (error) {
        if (stopping.signal.aborted) break
        log.error({ err: error }, 'the queue of jobs could not be read')
        await pause(pauseAfterErrorMs).catch(() => undefined)
      }
    }
    await Promise.all(runningJobs)
  }

  const stopped = readQueue()
  return {
    stop: () => {
      stopping.abort()
      return stopped
    },
  }
}
