import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { type RunningServices, startServices } from '@quizwright/services/app.ts'
import { openDatabase, type OpenDatabase } from '@quizwright/services/database/open-database.ts'
import { callsFromReader } from '@quizwright/services/handlers/calls-from-reader.ts'
import { sql } from '@quizwright/services/database/drizzle.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../scripts/start-postgres.ts'
import { type RunningStandby, startStandby } from '../../scripts/start-standby.ts'
import { highRates } from '../support/high-limits.ts'
import { populate } from '../support/populate.ts'
import { createSharedExamples } from '../support/row-examples.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { type Parts, sendRow } from '../support/send-row.ts'
import { type Instructor, peopled } from '../support/world.ts'

const started: RunningPostgres | string = await startPostgres().catch((error: unknown) => String(error))
if (typeof started === 'string')
  console.log(`The test of a standby is left out: no real Postgres can run here: ${started.split('\n')[0]}`)

const patient = { timeout: 20_000, interval: 100 }
let primary: RunningPostgres
let standby: RunningStandby
let services: RunningServices
let opened: OpenDatabase
let instructor: Instructor
let calls: { name: (typeof callsFromReader)[number]; parts: Parts }[]

beforeAll(async () => {
  if (typeof started === 'string') return
  primary = started
  // The tables are created first, because copying them is faster than replaying their log.
  opened = await openDatabase({ url: primary.url })
  standby = await startStandby(primary)
  services = await startServices({
    database: { url: primary.url },
    databaseReadUrl: standby.url,
    limits: highRates,
  })
  const people = peopled({ gatewayUrl: services.url, servicesUrl: services.url }, populate(opened.db))
  instructor = await people.addInstructor()
  const exampleOf = createSharedExamples(instructor)
  calls = []
  for (const name of callsFromReader) calls.push({ name, parts: await exampleOf(endpoints[name]) })
})
afterAll(async () => {
  await services?.close()
  await opened?.close()
  await standby?.stop()
  await primary?.stop()
})

/** Sends every call that may be read from the standby. A response that was read there says its age. */
const sendAll = async (): Promise<{ name: string; status: number; age: string | undefined }[]> => {
  const responses = []
  for (const { name, parts } of calls) {
    const { status, headers } = await sendRow(services.url, endpoints[name], parts, instructor.headers)
    responses.push({ name, status, age: headers['age'] })
  }
  return responses
}

const hasReplayed = async (): Promise<boolean> => {
  const { rows } = await opened.db.execute<{ lsn: string }>(sql`select pg_current_wal_flush_lsn() as lsn`)
  const seen = await standby.query(`select pg_last_wal_replay_lsn() >= '${rows[0]?.lsn}' as reached`)
  return seen.rows[0].reached
}

describe.runIf(typeof started !== 'string')('a standby that DATABASE_READ_URL names', () => {
  test('given a standby, then statistics, results and exports are read from it', async () => {
    await vi.waitFor(async () => expect(await hasReplayed()).toBe(true), patient)
    expect(await sendAll()).toEqual(calls.map(({ name }) => ({ name, status: 200, age: '0' })))
  })

  test('given a standby that lags, then responses say how old they are', async () => {
    await standby.query('select pg_wal_replay_pause()')
    try {
      await addQuiz(instructor)
      await vi.waitFor(async () => {
        const [first] = await sendAll()
        expect(Number(first?.age)).toBeGreaterThan(1)
      }, patient)
    } finally {
      await standby.query('select pg_wal_replay_resume()')
    }
  })

  test('given a standby that is gone, then everything is read from the database itself', async () => {
    standby.kill()
    expect(await sendAll()).toEqual(calls.map(({ name }) => ({ name, status: 200, age: undefined })))
  })
})
