import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '@quizwright/services/database/open-database.ts'
import { ulid } from 'ulid'
import { expect } from 'vitest'
import { startFleet, type Fleet } from '../../scripts/fleet/start-fleet.ts'
import { populate } from '../support/populate.ts'
import { freePort } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { peopled, type Instructor, type World } from '../support/world.ts'
import { expectStoredOnce } from './check-stored.ts'
import { saveWithRetries } from './save-with-retries.ts'

const limits = {
  LIMIT_BREAKER_FIRST_OPEN_MS: '200',
  LIMIT_BREAKER_LONGEST_OPEN_MS: '400',
  LIMIT_EVENT_LOOP_DELAY_MS: '60000',
  LIMIT_REQUESTS_PER_USER: '100000',
  LIMIT_REQUESTS_PER_ADDRESS: '100000',
}

/** Calls until it succeeds, for a quarter of a minute. */
export const retried = async <T>(call: () => Promise<T>): Promise<T> => {
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
export const withFleet = async (
  { url, readUrls = [] }: { url: string; readUrls?: readonly string[] },
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
      readUrls,
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
export const expectSavedDespite = async (
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
