import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from '../database/drizzle.ts'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { jobs } from '../database/tables/jobs.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { addJob } from './add-job.ts'
import { cancelJob } from './cancel-job.ts'
import { leaseMs, maxTries } from './job.ts'
import { acquireJob } from './job-lease.ts'
import { JobFailed, type JobWorker } from './job-worker.ts'
import { type JobRunner, runJobs } from './run-jobs.ts'

const start = new Date('2030-03-01T12:00:00Z')
const owner = 'instructor-1'

const { db } = await setUpDatabase()
let runner: JobRunner | undefined
afterEach(async () => {
  await runner?.stop()
  runner = undefined
  await db.delete(jobs)
})

const add = (total = 3) => addJob(db, { ownerId: owner, kind: 'count', input: {}, total }, start)
const read = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]!
const run = (worker: JobWorker, now = () => start) => {
  runner = runJobs({
    db,
    now,
    log: pino({ level: 'silent' }),
    workers: { count: worker },
    idleMs: 5,
    heartbeatMs: 10,
  })
}
/** Rejects once the signal is aborted, also if it was aborted before. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
const becomes = (id: string, state: string) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), { timeout: 10_000, interval: 10 })

test('a waiting job is run, and its progress and message are stored', async () => {
  const { id } = await add()
  run(async (_job, { saveProgress }) => {
    for (const done of [1, 2, 3]) await saveProgress(db, { done })
    return 'All three.'
  })
  await becomes(id, 'done')
  expect(await read(id)).toMatchObject({ done: 3, message: 'All three.' })
})

test('given JobFailed, then its message is shown to the owner, and there is no other try', async () => {
  const { id } = await add()
  run(async () => {
    throw new JobFailed('The ink is empty.')
  })
  await becomes(id, 'failed')
  expect(await read(id)).toMatchObject({ message: 'The ink is empty.', tries: 1 })
})

test('given unexpected errors, then the job is retried a few times, and the errors are not shown', async () => {
  const { id } = await add()
  const worker = vi.fn<JobWorker>(async () => {
    throw new Error('secret')
  })
  let now = start
  run(worker, () => now)
  await vi.waitFor(
    async () => {
      const { state, heldUntil } = await read(id)
      // Must not be so late that the lease of a running try expires.
      if (state === 'waiting' && heldUntil > now) now = heldUntil
      expect(state).toBe('failed')
    },
    { timeout: 10_000, interval: 20 },
  )
  expect(worker).toHaveBeenCalledTimes(maxTries)
  expect((await read(id)).message).not.toContain('secret')
})

test('a cancelled job stops before its next step, and a cancelled waiting job never starts', async () => {
  const { id } = await add(1_000)
  run(async (_job, { saveProgress }) => {
    for (let done = 1; ; done += 1) {
      await saveProgress(db, { done })
      await sleep(1)
    }
  })
  await vi.waitFor(async () => expect((await read(id)).done).toBeGreaterThan(1), { timeout: 10_000 })
  expect(await cancelJob(db, id, owner, start)).toMatchObject({ state: 'cancelled' })
  await runner!.stop()
  expect(await read(id)).toMatchObject({ state: 'cancelled', message: null })
  const waiting = await add()
  await cancelJob(db, waiting.id, owner, start)
  expect(await acquireJob(db, new Date(start.getTime() + leaseMs))).toBeUndefined()
})

test('given a hanging step, when its job is cancelled, then it is aborted', async () => {
  const { id } = await add()
  let isAborted = false
  run((_job, { signal }) => untilAborted(signal).finally(() => (isAborted = true)))
  await becomes(id, 'running')
  await cancelJob(db, id, owner, start)
  await vi.waitFor(() => expect(isAborted).toBe(true), { timeout: 10_000 })
})

test('given a stopped runner, then its jobs are released, and the next runner continues them', async () => {
  const { id } = await add()
  run(async ({ done }, { saveProgress, signal }) => {
    await saveProgress(db, { done: done + 1 })
    return await untilAborted(signal)
  })
  await vi.waitFor(async () => expect((await read(id)).done).toBe(1), { timeout: 10_000 })
  await runner!.stop()
  expect(await read(id)).toMatchObject({ state: 'waiting', tries: 0, done: 1 })
  run(async ({ done }, { saveProgress }) => {
    await saveProgress(db, { done: done + 1 })
    return null
  })
  await becomes(id, 'done')
  expect((await read(id)).done).toBe(2)
})
