import { keepSaving } from '../../../tests/faults/keep-saving.ts'
import { retried } from '../../../tests/faults/retried.ts'
import { withFleet } from '../../../tests/faults/with-fleet.ts'
import { openViaGateway } from '../../../tests/support/open-channel.ts'
import { soundQuestions } from '../../../tests/support/seed-objects.ts'
import type { Instructor, World } from '../../../tests/support/world.ts'
import { startPostgres } from '../../start-postgres.ts'
import type { Found } from '../figures/figure.ts'
import { round, sleep } from './machinery.ts'

const machines = 3
const callers = 6
const authors = 4
const open = 30
const perInstructor = 6
const retryMs = 250

/** Makes read-only calls without a pause. Each may be repeated once, as in the page. */
const startCalls = (instructor: Instructor) => {
  let isCalling = true
  let made = 0
  let failed = 0
  const once = () => instructor.viaGateway.getPublishedCount({ params: { instructorId: instructor.uid } })
  const calling = Array.from({ length: callers }, async () => {
    while (isCalling) {
      made++
      await once().catch(async () => {
        await sleep(retryMs)
        await once().catch(() => failed++)
      })
    }
  })
  return {
    stop: async () => {
      isCalling = false
      await Promise.all(calling)
      return { made, failed }
    },
  }
}

/** Keeps signed-in sockets that reconnect when they are cut. Returns how many seconds each was away. */
const keepSockets = async (world: World, instructors: readonly Instructor[]) => {
  let isOpen = true
  const away: number[] = []
  let cut = 0
  const keep = async (instructor: Instructor): Promise<void> => {
    let channel = await openViaGateway(world.gatewayUrl, 'questionSaving', instructor)
    void (async () => {
      while (isOpen) {
        await channel.closed
        if (!isOpen) return
        cut++
        const cutAt = performance.now()
        channel = await retried(() => openViaGateway(world.gatewayUrl, 'questionSaving', instructor))
        away.push((performance.now() - cutAt) / 1_000)
      }
    })()
  }
  await Promise.all(
    Array.from({ length: open }, (_, index) => keep(instructors[Math.floor(index / perInstructor)]!)),
  )
  return { away, cut: () => cut, stop: () => (isOpen = false) }
}

/** R31: kills one of three gateways and one of three services, which share one Postgres, under load. */
export const measureLostMachine = async (): Promise<Found> => {
  const postgres = await startPostgres()
  let found: Found | undefined
  try {
    await withFleet({ url: postgres.url, each: machines }, async (fleet, world) => {
      const instructors = await Promise.all(
        Array.from({ length: open / perInstructor }, () => world.addInstructor()),
      )
      const [first] = instructors
      const sockets = await keepSockets(world, instructors)
      const calls = startCalls(first!)
      const saves = keepSaving(world, await world.addInstructor(), {
        authors,
        pauseMs: 0,
        batchSize: 20,
        makeQuiz: () => ({ questions: soundQuestions(60), isPublished: false }),
      })
      await sleep(3_000)
      for (const name of ['gateway a', 'services a']) {
        process.kill(fleet.parts.get(name)!.pid()!, 'SIGKILL')
        await sleep(8_000)
      }
      const { made, failed } = await calls.stop()
      await saves.stop()
      const wrong = (await saves.findLost()).length
      sockets.stop()
      const longest = Math.max(0, ...sockets.away)
      const met = failed === 0 && wrong === 0 && sockets.away.length === sockets.cut() && longest <= 2
      found = {
        found:
          `${failed} of ${made} calls failed, ${wrong} of ${saves.saved()} saves stored wrong, ` +
          `${sockets.away.length} of ${sockets.cut()} sockets that were cut back after at most ${round(longest)} s`,
        met,
        ran: `${machines} gateways and ${machines} services on one Postgres, one of each killed under calls and saves`,
        ...(!met && {
          reason: 'a balancer notices a dead backend by its next call, and two cores carry all of them',
        }),
      }
    })
  } finally {
    await postgres.stop()
  }
  return found!
}
