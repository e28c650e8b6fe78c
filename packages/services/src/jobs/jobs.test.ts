import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { jobs } from '../database/tables.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { addJob } from './add-job.ts'
import { cancelJob } from './cancel-job.ts'
import { endJob, LeaseLost, renewLease, acquireJob } from './job-lease.ts'
import { leaseMs, maxTries, maxUnfinishedJobs } from './job.ts'
import { findUnfinishedJob } from './read-job.ts'
import { JobFailed, type JobRunner, type JobWorker, runJobs } from './run-jobs.ts'

const start = new Date('2030-03-01T12:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const owner = 'instructor-1'

let opened: OpenDatabase
let db: Database
let runner: JobRunner | undefined
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.db
})
afterEach(async () => {
  await runner?.stop()
  runner = undefined
  await db.delete(jobs)
})
afterAll(() => opened.close())

const add = (total = 3) => addJob(db, { ownerId: owner, kind: 'count', input: {}, total }, start)
const read = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]!
const run = (worker: JobWorker, now = start) => {
  runner = runJobs({
    db,
    now: () => now,
    log: pino({ level: 'silent' }),
    workers: { count: worker },
    idleMs: 5,
    heartbeatMs: 10,
  })
}
const becomes = (id: string, state: string) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), { timeout: 10_000, interval: 10 })

describe('the queue', () => {
  test('holds a job when the transaction that asked for it is committed, and only then', async () => {
    await expect(
      db.transaction(async (tx) => {
        await addJob(tx, { ownerId: owner, kind: 'count', input: {}, total: 1 }, start)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await acquireJob(db, start)).toBeUndefined()
    const { id } = await db.transaction((tx) =>
      addJob(tx, { ownerId: owner, kind: 'count', input: {}, total: 1 }, start),
    )
    expect(await acquireJob(db, start)).toMatchObject({ id, state: 'running', tries: 1 })
  })

  test('gives each job to one holder, the oldest first', async () => {
    const first = await add()
    const second = await add()
    const taken = [await acquireJob(db, start), await acquireJob(db, start), await acquireJob(db, start)]
    expect(taken.map((job) => job?.id)).toEqual([first.id, second.id, undefined])
  })

  test('tells an owner the last job of a kind that has not ended, whether it waits or runs', async () => {
    const first = await add()
    const second = await addJob(db, { ownerId: owner, kind: 'count', input: {}, total: 3 }, later(1))
    await addJob(db, { ownerId: owner, kind: 'another', input: {}, total: 3 }, later(2))
    const found = async (ownerId = owner) => (await findUnfinishedJob(db, ownerId, 'count'))?.id
    expect([await found(), await found('instructor-2')]).toEqual([second.id, undefined])
    await cancelJob(db, second.id, owner, start)
    await acquireJob(db, later(1))
    expect(await found()).toBe(first.id)
    await cancelJob(db, first.id, owner, start)
    expect(await found()).toBeUndefined()
  })

  test('gives the job of a holder who fell silent to the next, and the first can change nothing any more', async () => {
    await add()
    const first = (await acquireJob(db, start))!
    await renewLease(db, first, later(leaseMs - 1), { done: 1 })
    expect(await acquireJob(db, later(leaseMs))).toBeUndefined()
    const second = (await acquireJob(db, later(2 * leaseMs)))!
    expect(second).toMatchObject({ id: first.id, tries: 2, done: 1 })
    await expect(renewLease(db, first, later(2 * leaseMs), { done: 2 })).rejects.toBeInstanceOf(LeaseLost)
    await endJob(db, first, 'done', null, later(2 * leaseMs))
    expect(await read(first.id)).toMatchObject({ state: 'running', done: 1 })
  })

  test('takes only so many unfinished jobs of one instructor', async () => {
    for (let n = 0; n < maxUnfinishedJobs; n += 1) await add()
    await expect(add()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(
      addJob(db, { ownerId: 'instructor-2', kind: 'count', input: {}, total: 1 }, start),
    ).resolves.toMatchObject({ state: 'waiting' })
  })
})

describe('the runner', () => {
  test('does what waits, says how far it is, and how it ended', async () => {
    const { id } = await add()
    run(async (_job, { keep }) => {
      for (const done of [1, 2, 3]) await keep(db, { done })
      return 'All three.'
    })
    await becomes(id, 'done')
    expect(await read(id)).toMatchObject({ done: 3, message: 'All three.' })
  })

  test('tells a reason that is for its owner, at once', async () => {
    const { id } = await add()
    run(async () => {
      throw new JobFailed('The ink is empty.')
    })
    await becomes(id, 'failed')
    expect(await read(id)).toMatchObject({ message: 'The ink is empty.', tries: 1 })
  })

  test('begins again after a fault of ours, not for ever, and keeps the fault to itself', async () => {
    const { id } = await add()
    const worker = vi.fn<JobWorker>(async () => {
      throw new Error('secret')
    })
    let now = start
    runner = runJobs({
      db,
      now: () => now,
      log: pino({ level: 'silent' }),
      workers: { count: worker },
      idleMs: 5,
    })
    await vi.waitFor(
      async () => {
        now = new Date(now.getTime() + 60_000)
        expect((await read(id)).state).toBe('failed')
      },
      { timeout: 10_000, interval: 20 },
    )
    expect(worker).toHaveBeenCalledTimes(maxTries)
    expect((await read(id)).message).not.toContain('secret')
  })

  test('lets a cancelled job go between two steps, and what is waiting never begins', async () => {
    const { id } = await add(1_000)
    run(async (_job, { keep }) => {
      for (let done = 1; ; done += 1) {
        await keep(db, { done })
        await sleep(1)
      }
    })
    await vi.waitFor(async () => expect((await read(id)).done).toBeGreaterThan(1), { timeout: 10_000 })
    expect(await cancelJob(db, id, owner, start)).toMatchObject({ state: 'cancelled' })
    await runner!.stop()
    expect(await read(id)).toMatchObject({ state: 'cancelled', message: null })
    const waiting = await add()
    await cancelJob(db, waiting.id, owner, start)
    expect(await acquireJob(db, later(leaseMs))).toBeUndefined()
  })

  test('ends a step that hangs when its job is cancelled', async () => {
    const { id } = await add()
    let isAborted = false
    run(
      (_job, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true
            reject(signal.reason as Error)
          })
        }),
    )
    await becomes(id, 'running')
    await cancelJob(db, id, owner, start)
    await vi.waitFor(() => expect(isAborted).toBe(true), { timeout: 10_000 })
  })

  test('gives back what it has when it is stopped, for the next one to go on', async () => {
    const { id } = await add()
    run(async ({ done }, { keep, signal }) => {
      await keep(db, { done: done + 1 })
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
      return null
    })
    await vi.waitFor(async () => expect((await read(id)).done).toBe(1), { timeout: 10_000 })
    await runner!.stop()
    expect(await read(id)).toMatchObject({ state: 'waiting', tries: 0, done: 1 })
    run(async ({ done }, { keep }) => {
      await keep(db, { done: done + 1 })
      return null
    })
    await becomes(id, 'done')
    expect((await read(id)).done).toBe(2)
  })
})

test('another’s job is not found', async () => {
  const { id } = await add()
  await expect(cancelJob(db, id, 'instructor-2', start)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await read(id)).state).toBe('waiting')
})
