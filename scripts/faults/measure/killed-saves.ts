import { isDeepStrictEqual } from 'node:util'
import { placesOf, readStored } from '../../../tests/faults/read-stored.ts'
import type { Save } from '../../../tests/faults/save-with-retries.ts'
import type { Instructor } from '../../../tests/support/world.ts'
import {
  batchCount,
  prepareSave,
  restartAfterMs,
  saveWithKill,
  startFaultWorld,
  type ServerName,
} from '../../../tests/faults/interrupted-save.ts'
import { createSeededRandom } from '../../../tests/faults/seeded-random.ts'
import type { SaveStep } from '../../../tests/faults/save-with-retries.ts'
import type { Found } from '../figures/figure.ts'
import { percentile, round } from './machinery.ts'

const runs = 12

const isStoredOnce = async (instructor: Instructor, { quizId, questions }: Save): Promise<boolean> =>
  isDeepStrictEqual(await readStored(instructor, quizId), placesOf(questions))

/**
 * How long a save was interrupted: from the break to the next step over a new connection, without the pause.
 */
const stoodStillMs = (history: readonly SaveStep[]): number => {
  const broken = history.find(({ type }) => type === 'broken')
  const last = history.findLastIndex(({ type }) => type === 'broken')
  const next = history.slice(last + 1).find(({ type }) => type !== 'connected')
  return broken && next ? Math.max(0, next.at - broken.at - restartAfterMs) : 0
}

/** Kills a server at random steps of saves, and compares what is stored with what was sent. */
const measure = async (server: ServerName, aimMs: number, seed: number): Promise<Found> => {
  const random = createSeededRandom(seed)
  await using world = await startFaultWorld()
  const pauses: number[] = []
  let wrong = 0
  for (let run = 0; run < runs; run++) {
    const wanted = Math.floor(random() * batchCount * 2)
    let step = 0
    const { history, instructor, save } = await saveWithKill(
      world,
      server,
      ({ type }) => (type === 'sent' || type === 'acknowledged') && step++ >= wanted,
    )
    pauses.push(stoodStillMs(history))
    if (!(await isStoredOnce(instructor, save))) wrong++
  }
  const median = percentile(pauses, 50)
  const met = wrong === 0 && median <= aimMs
  return {
    found:
      `${wrong} of ${runs} saves stored wrong; they went on after ${round(median / 1_000)} s ` +
      `(at most ${round(Math.max(...pauses) / 1_000)} s), the process started again without a spare`,
    met,
    ran: `${runs} saves of ${batchCount} batches, each with a kill at a step that the seed chose`,
    ...(!met && {
      reason:
        wrong > 0 ? 'an error of ours' : 'a process of Node that loads all of it starts in some seconds',
    }),
  }
}

/** R1: kills the services. */
export const measureKilledServices = (seed: number): Promise<Found> => measure('services', 3_000, seed)
/** R2: kills the gateway. */
export const measureKilledGateway = (seed: number): Promise<Found> => measure('gateway', 2_000, seed)

/** R3: kills both at once, repeatedly. */
export const measureKilledTree = async (seed: number): Promise<Found> => {
  const random = createSeededRandom(seed)
  await using world = await startFaultWorld()
  const starts: number[] = []
  let wrong = 0
  const kills = 6
  for (let kill = 0; kill < kills; kill++) {
    const { instructor, save } = await prepareSave(world)
    const { quizId: quiz_id, questions, baseRevision } = save
    await instructor.direct.addQuestions({
      body: { quiz_id, questions, baseRevision, is_published: true, is_skippable: false },
    })
    await new Promise((resolve) => setTimeout(resolve, random() * 50))
    await Promise.all([world.services.kill(), world.gateway.kill()])
    const startedAt = performance.now()
    await world.services.restart()
    starts.push(performance.now() - startedAt)
    await world.gateway.restart()
    if (!(await isStoredOnce(instructor, save))) wrong++
  }
  const median = percentile(starts, 50)
  return {
    found: `${wrong} of ${kills} acknowledged saves lost; services ready ${round(median / 1_000)} s after the kill`,
    met: wrong === 0 && median <= 3_000,
    ran: `${kills} kills of all processes right after a save of 60 questions was acknowledged`,
    ...(median > 3_000 && {
      reason: 'the embedded database opens in a second of a core that it does not have',
    }),
  }
}
