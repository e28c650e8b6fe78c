import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres, type RunningPostgres } from '../../scripts/start-postgres.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { expect, test, vi } from 'vitest'
import { isLongForm } from '../support/long-form.ts'
import type { Instructor } from '../support/world.ts'
import { expectSavedDespite } from './expect-saved-despite.ts'
import { chooseSeed, createSeededRandom } from './seeded-random.ts'
import { retried } from './retried.ts'
import { withFleet } from './with-fleet.ts'

vi.setConfig({ testTimeout: 240_000 })

const postgres: RunningPostgres | string = await startPostgres().catch((error: unknown) => String(error))
if (typeof postgres === 'string')
  console.log(`The fleet test is left out: no real Postgres can run here: ${postgres.split('\n')[0]}`)

test.runIf(typeof postgres !== 'string')(
  'given two gateways and two services, when some and then Postgres are killed, nothing is lost',
  async () => {
    const { url, kill, restart, stop } = postgres as RunningPostgres
    try {
      await withFleet({ url }, async (fleet, world, servicesUrls) => {
        const instructor = await world.addInstructor()
        for (const [name, part] of [...fleet.parts].filter(([name]) => isStruck(name))) {
          const before = part.pid()
          await expectSavedDespite(world, instructor, `While the ${name} dies`, () =>
            process.kill(part.pid()!, 'SIGKILL'),
          )
          await expect.poll(() => part.pid(), { timeout: 30_000 }).not.toBe(before)
        }

        // A process that is still starting would end when it finds no database.
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

/** Two processes of a kind differ only in their port, so the quick form skips one, chosen by a seed. */
const spared = createSeededRandom(chooseSeed())() < 0.5 ? ' a' : ' b'
const isStruck = (name: string): boolean => isLongForm || !name.endsWith(spared)

const countPublished = (instructor: Instructor): Promise<unknown> =>
  instructor.viaGateway
    .getPublishedCount({ params: { instructorId: instructor.uid } })
    .catch((error: unknown) => error)

/**
 * Requests until a response is a problem and returns its status and code, because a connection may still work
 * while the killed Postgres shuts down. After two seconds of good responses, returns the last one.
 */
const requestWithoutDatabase = async (instructor: Instructor): Promise<string> => {
  let response = await countPublished(instructor)
  for (let tries = 0; tries < 40 && !(response instanceof Problem); tries++) {
    await sleep(50)
    response = await countPublished(instructor)
  }
  return response instanceof Problem ? `${response.status} ${response.code}` : JSON.stringify(response)
}
