import { eq } from '../database/drizzle.ts'
import { afterEach, expect, test } from 'vitest'
import { jobs } from '../database/tables/jobs.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { addJob } from './add-job.ts'
import { cancelJob } from './cancel-job.ts'
import { leaseMs, maxUnfinishedJobs } from './job.ts'
import { acquireJob, endJob, LeaseLost, renewLease } from './job-lease.ts'
import { findUnfinishedJob } from './read-job.ts'

const start = new Date('2030-03-01T12:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const owner = 'instructor-1'

const { db } = await setUpDatabase()
afterEach(() => db.delete(jobs))

const add = (total = 3) => addJob(db, { ownerId: owner, kind: 'count', input: {}, total }, start)
const read = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]!

test('a job exists only after the transaction that added it was committed', async () => {
  await expect(
    db.transaction(async (tx) => {
      await addJob(tx, { ownerId: owner, kind: 'count', input: {}, total: 1 }, start)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await acquireJob(db, start)).toBeUndefined()
  const { id } = await db.transaction((tx) =>
    addJob(tx, { ownerId: owner, kind: 'count', input: {}, total: 1 }, start),
  )
  expect(await acquireJob(db, start)).toMatchObject({ id, state: 'running', tries: 1 })
})

test('each job is leased once, the oldest first', async () => {
  const first = await add()
  const second = await add()
  const leased = [await acquireJob(db, start), await acquireJob(db, start), await acquireJob(db, start)]
  expect(leased.map((job) => job?.id)).toEqual([first.id, second.id, undefined])
})

test('the newest unfinished job of a kind is found, waiting or running', async () => {
  const first = await add()
  const second = await addJob(db, { ownerId: owner, kind: 'count', input: {}, total: 3 }, later(1))
  await addJob(db, { ownerId: owner, kind: 'another', input: {}, total: 3 }, later(2))
  const findId = async (ownerId = owner) => (await findUnfinishedJob(db, ownerId, 'count'))?.id
  expect([await findId(), await findId('instructor-2')]).toEqual([second.id, undefined])
  await cancelJob(db, second.id, owner, start)
  await acquireJob(db, later(1))
  expect(await findId()).toBe(first.id)
  await cancelJob(db, first.id, owner, start)
  expect(await findId()).toBeUndefined()
})

test('given an expired lease, then only the next holder can change the job', async () => {
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

test('given too many unfinished jobs of one instructor, then the next one is refused', async () => {
  for (let n = 0; n < maxUnfinishedJobs; n += 1) await add()
  await expect(add()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await expect(
    addJob(db, { ownerId: 'instructor-2', kind: 'count', input: {}, total: 1 }, start),
  ).resolves.toMatchObject({ state: 'waiting' })
})

test('given many concurrent jobs of one instructor, then the limit holds as for sequential ones', async () => {
  const job = { ownerId: owner, kind: 'count', input: {}, total: 1 }
  const outcomes = await Promise.allSettled(
    Array.from({ length: maxUnfinishedJobs + 10 }, () => db.transaction((tx) => addJob(tx, job, start))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxUnfinishedJobs)
  expect(await db.$count(jobs)).toBe(maxUnfinishedJobs)
})

test('the job of another owner is not found', async () => {
  const { id } = await add()
  await expect(cancelJob(db, id, 'instructor-2', start)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await read(id)).state).toBe('waiting')
})
