import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { openDatabase, type OpenDatabase } from '@quizwright/services/database/open-database.ts'
import { endUnconfirmedCommits } from '@quizwright/services/database/replicas/end-unconfirmed-commits.ts'
import { openPool } from '@quizwright/services/database/open-pool.ts'
import { type RunningServices, startServices } from '@quizwright/services/app.ts'
import { callsFromReplicas } from '@quizwright/services/handlers/calls-from-replicas.ts'
import { quizzes } from '@quizwright/services/database/tables/quizzes.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queryPostgres } from '../../scripts/query-postgres.ts'
import { type RunningPostgres, startPostgres } from '../../scripts/start-postgres.ts'
import { type RunningStandby, startStandby } from '../../scripts/start-standby.ts'
import { populate } from '../support/populate.ts'
import { freePort } from '../support/process-world.ts'
import { createSharedExamples } from '../support/row-examples.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { sendRow } from '../support/send-row.ts'
import { type Instructor, peopled } from '../support/world.ts'
import { highRates } from '../support/high-limits.ts'
import { readMetric } from './read-metric.ts'

const started: RunningPostgres | string = await startPostgres().catch((error: unknown) => String(error))
if (typeof started === 'string')
  console.log(`The test of replicas is left out: no real Postgres can run here: ${started.split('\n')[0]}`)

/** Short, so that a replica is soon too far behind. */
const maxLagSeconds = 2
const patient = { timeout: 20_000, interval: 100 }
let primary: RunningPostgres
let standby: RunningStandby
let services: RunningServices
let opened: OpenDatabase
let metricsUrl: string
let writer: Instructor
let reader: Instructor

beforeAll(async () => {
  if (typeof started === 'string') return
  primary = started
  // The tables are created first, because copying them is faster than replaying their log.
  opened = await openDatabase({ url: primary.url })
  standby = await startStandby(primary)
  const operationsPort = await freePort()
  metricsUrl = `http://127.0.0.1:${operationsPort}/metrics`
  services = await startServices({
    database: { url: primary.url },
    replicas: { url: primary.url, replicaUrls: [standby.url], maxLagSeconds },
    operationsPort,
    limits: highRates,
  })
  const people = peopled({ gatewayUrl: services.url, servicesUrl: services.url }, populate(opened.db))
  ;[writer, reader] = [await people.addInstructor(), await people.addInstructor()]
})
afterAll(async () => {
  await services?.close()
  await opened?.close()
  await standby?.stop()
  await primary?.stop()
})

const isInUse = async (): Promise<boolean> => (await readMetric(metricsUrl, 'replica_in_use')) === 1
const becomes = (expected: boolean): Promise<void> =>
  vi.waitFor(async () => expect(await isInUse()).toBe(expected), patient)

/** Waits until the standby has replayed everything written so far and the services know it. */
const catchUp = async (): Promise<void> => {
  const { rows } = await opened.db.execute<{ lsn: string }>(sql`select pg_current_wal_flush_lsn() as lsn`)
  await vi.waitFor(async () => {
    const { rows: seen } = await standby.query(
      `select pg_last_wal_replay_lsn() >= '${rows[0]!.lsn}' as reached`,
    )
    expect(seen).toEqual([{ reached: true }])
  }, patient)
  await vi.waitFor(async () => expect(await whoAnswers(writer)).toBe('replica'), patient)
}

const countDrafts = async (instructor: Instructor): Promise<number> =>
  (await instructor.direct.getUnpublishedCount({ params: { instructorId: instructor.uid } })).data.count

/** Makes commits of the primary wait for a standby with this name, or for none. */
const demandConfirmation = async (name: string): Promise<void> => {
  await queryPostgres(primary.url, `alter system set synchronous_standby_names = '${name}'`)
  await queryPostgres(primary.url, 'select pg_reload_conf()')
  await vi.waitFor(async () => {
    const { rows } = await queryPostgres(primary.url, 'show synchronous_standby_names')
    expect(rows).toEqual([{ synchronous_standby_names: name }])
  }, patient)
}

/** How many calls the replica has answered, by the counters of the services. */
const fromReplica = (): Promise<number> =>
  readMetric(metricsUrl, `replicated_reads_total{from="${new URL(standby.url).host}"}`)
const whoAnswers = async (instructor: Instructor): Promise<'primary' | 'replica'> => {
  const before = await fromReplica()
  await countDrafts(instructor)
  return (await fromReplica()) > before ? 'replica' : 'primary'
}

test.runIf(typeof started !== 'string')(
  'given a replica, each call that may use it is answered by it',
  async () => {
    const exampleOf = createSharedExamples(writer)
    const calls = []
    for (const name of callsFromReplicas) calls.push({ name, parts: await exampleOf(endpoints[name]) })
    await becomes(true)
    await catchUp()
    for (const { name, parts } of calls) {
      const before = await fromReplica()
      const { status } = await sendRow(services.url, endpoints[name], parts, writer.headers)
      expect({ name, status, isFromReplica: (await fromReplica()) > before }).toEqual({
        name,
        status: 200,
        isFromReplica: true,
      })
    }
  },
)

test.runIf(typeof started !== 'string')(
  'given a replica that lags, writers read their own writes at once and others read the replica',
  async () => {
    await becomes(true)
    await catchUp()
    const drafts = await countDrafts(writer)
    await standby.query('select pg_wal_replay_pause()')
    try {
      await addQuiz(writer)
      expect(await countDrafts(writer)).toBe(drafts + 1)
      expect([await whoAnswers(writer), await whoAnswers(reader)]).toEqual(['primary', 'replica'])
      await becomes(false)
      expect(await whoAnswers(reader), 'too far behind').toBe('primary')
    } finally {
      await standby.query('select pg_wal_replay_resume()')
    }
    await becomes(true)
    await catchUp()
    expect(await countDrafts(writer)).toBe(drafts + 1)
  },
)

test.runIf(typeof started !== 'string')(
  'given a synchronous standby that is away, no commit is acknowledged',
  async () => {
    const { db, pool } = openPool(primary.url)
    await demandConfirmation('nobody')
    try {
      let isOver = false
      const committed = db
        .transaction((tx) => tx.execute(sql`create table auth.unconfirmed ()`))
        .catch((error: unknown) => error)
        .finally(() => (isOver = true))
      await vi.waitFor(async () => {
        await endUnconfirmedCommits(pool, 0)
        expect(isOver).toBe(true)
      }, patient)
      expect(await committed).toMatchObject({ cause: { message: 'No standby has confirmed this commit.' } })
    } finally {
      await demandConfirmation('')
      await pool.end()
    }
  },
)

test.runIf(typeof started !== 'string')(
  'given a primary that dies, reads continue and writes are refused until it is back',
  async () => {
    await becomes(true)
    await catchUp()
    const drafts = await countDrafts(writer)
    primary.kill()
    try {
      const counts = await Promise.all(Array.from({ length: 20 }, () => countDrafts(writer)))
      expect(counts).toEqual(Array(20).fill(drafts))
      expect((await fetch(`${services.url}/readyz`)).status).toBe(200)
      await expect(addQuiz(writer)).rejects.toMatchObject({ code: 'BUSY' })
    } finally {
      await primary.restart()
    }
    await vi.waitFor(() => addQuiz(writer), patient)
    expect(await countDrafts(writer)).toBe(
      await opened.db.$count(
        quizzes,
        and(eq(quizzes.instructorId, writer.uid), eq(quizzes.isPublished, false)),
      ),
    )
  },
)

test.runIf(typeof started !== 'string')('given a replica that dies, no read fails', async () => {
  await becomes(true)
  await catchUp()
  const drafts = await countDrafts(writer)
  const reads = Array.from({ length: 40 }, (_, index) => {
    if (index === 10) standby.kill()
    return countDrafts(writer)
  })
  expect(await Promise.all(reads)).toEqual(Array(40).fill(drafts))
  expect(await countDrafts(writer)).toBe(drafts)
  await becomes(false)
})
