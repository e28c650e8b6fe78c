import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFleet, type Fleet } from '../../scripts/fleet/start-fleet.ts'
import { startPostgres, type RunningPostgres } from '../../scripts/start-postgres.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { openDatabase, type OpenDatabase } from '@quizwright/services/database/open-database.ts'
import { ulid } from 'ulid'
import { expect, test, vi } from 'vitest'
import { isLongForm } from '../support/long-form.ts'
import { populate } from '../support/populate.ts'
import { freePort } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { peopled, type Instructor, type World } from '../support/world.ts'
import { expectStoredOnce } from './check-stored.ts'
import { saveWithRetries } from './save-with-retries.ts'
import { chooseSeed, createSeededRandom } from './seeded-random.ts'

vi.setConfig({ testTimeout: 240_000 })

const postgres: RunningPostgres | string = await startPostgres().catch((error: unknown) => String(error))
if (typeof postgres === 'string')
  console.log(`The fleet test is left out: no real Postgres can run here: ${postgres.split('\n')[0]}`)

const limits = {
  LIMIT_BREAKER_FIRST_OPEN_MS: '200',
  LIMIT_BREAKER_LONGEST_OPEN_MS: '400',
  LIMIT_EVENT_LOOP_DELAY_MS: '60000',
  LIMIT_REQUESTS_PER_USER: '100000',
  LIMIT_REQUESTS_PER_ADDRESS: '100000',
}

const retried = async <T>(call: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await call()
    } catch (error) {
      if (tries === 60) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** Runs a fleet on a database. `servicesUrls` are the addresses of the services behind their balancer. */
const withFleet = async (
  url: string,
  use: (fleet: Fleet, world: World, servicesUrls: readonly string[]) => Promise<void>,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quizwright-fleet-'))
  const ports = {
    front: await freePort(),
    gateways: [await freePort(), await freePort()],
    between: await freePort(),
    services: [await freePort(), await freePort()],
  }
  let fleet: Fleet | undefined
  let opened: OpenDatabase | undefined
  try {
    fleet = await startFleet({
      databaseUrl: url,
      dataDir,
      ports,
      say: () => undefined,
      env: { PAGE_DIR: '/nowhere', LOG_LEVEL: 'fatal', ...limits },
    })
    opened = await openDatabase({ url })
    const world: World = {
      ...peopled({ gatewayUrl: fleet.url, servicesUrl: fleet.servicesUrl }, populate(opened.db)),
      [Symbol.asyncDispose]: async () => undefined,
    }
    await use(
      fleet,
      world,
      ports.services.map((port) => `http://127.0.0.1:${port}`),
    )
  } finally {
    await fleet?.stop()
    await opened?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Saves a new quiz, injects a fault once its first batch is acknowledged, and expects every question stored
 * once and the quiz published.
 */
const expectSavedDespite = async (
  world: World,
  instructor: Instructor,
  name: string,
  injectFault: () => void,
): Promise<void> => {
  const quizId = await retried(() => addQuiz(instructor, { name }))
  const { revision } = (
    await retried(() => instructor.viaGateway.getQuizForInstructor({ params: { id: quizId } }))
  ).data.quiz
  const save = {
    saveId: ulid(),
    quizId,
    baseRevision: revision,
    questions: soundQuestions(60),
    batchSize: 20,
    isPublished: true,
  }
  await saveWithRetries(world, instructor, save, ({ type, index }) => {
    if (type === 'acknowledged' && index === 0) injectFault()
  })
  await retried(() => expectStoredOnce(instructor, quizId, save.questions))
  expect(
    (await retried(() => instructor.viaGateway.getQuizForInstructor({ params: { id: quizId } }))).data.quiz
      .is_published,
  ).toBe(true)
}

test.runIf(typeof postgres !== 'string')(
  'given two gateways and two services, when some and then Postgres are killed, nothing is lost',
  async () => {
    const { url, kill, restart, stop } = postgres as RunningPostgres
    try {
      await withFleet(url, async (fleet, world, servicesUrls) => {
        const instructor = await world.addInstructor()
        for (const [name, part] of [...fleet.parts].filter(([name]) => isStruck(name))) {
          const before = part.pid()
          await expectSavedDespite(world, instructor, `While the ${name} dies`, () =>
            process.kill(part.pid()!, 'SIGKILL'),
          )
          await expect.poll(() => part.pid(), { timeout: 30_000 }).not.toBe(before)
        }

        // A process that still starts would end when it finds no database.
        for (const servicesUrl of servicesUrls)
          await retried(async () => expect((await fetch(`${servicesUrl}/readyz`)).status).toBe(200))
        const pids = [...fleet.parts.values()].map((part) => part.pid())
        let refused: Promise<string> | undefined
        await expectSavedDespite(world, instructor, 'While Postgres dies', () => {
          kill()
          refused = requestWithoutDatabase(instructor).finally(restart)
        })
        expect(await refused, 'the response meanwhile').toMatch(/^503 (?:BUSY|UPSTREAM_DOWN)$/)
        expect(
          [...fleet.parts.values()].map((part) => part.pid()),
          'no other process died',
        ).toEqual(pids)
      })
    } finally {
      await stop()
    }
  },
)

/** Two processes of a kind differ in their port alone: the quick form spares the one that a seed chooses. */
const spared = createSeededRandom(chooseSeed())() < 0.5 ? ' a' : ' b'
const isStruck = (name: string): boolean => isLongForm || !name.endsWith(spared)

const countPublished = (instructor: Instructor): Promise<unknown> =>
  instructor.viaGateway
    .getPublishedCount({ params: { instructorId: instructor.uid } })
    .catch((error: unknown) => error)

/**
 * The status and code of the first response that is a problem: a connection may still serve a query while the
 * killed Postgres goes down. After two seconds of good responses, the last of them.
 */
const requestWithoutDatabase = async (instructor: Instructor): Promise<string> => {
  let response = await countPublished(instructor)
  for (let tries = 0; tries < 40 && !(response instanceof Problem); tries++) {
    await sleep(50)
    response = await countPublished(instructor)
  }
  return response instanceof Problem ? `${response.status} ${response.code}` : JSON.stringify(response)
}
