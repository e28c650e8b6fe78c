import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LtiPlatform } from '@quizwright/services/lti/platform-settings.ts'
import type { ArrivedScore } from '@quizwright/services/test-support/test-platform.ts'
import { expect, test } from 'vitest'
import { launchStudent } from '../support/launch-student.ts'
import { startProcess } from '../support/processes.ts'
import { freePort, restartable, startProcessWorld } from '../support/process-world.ts'
import { addCourseQuiz, openMarks, takeQuiz } from './marks-of-a-course.ts'
import { retried } from './retried.ts'
import { chooseSeed, createSeededRandom } from './seeded-random.ts'

const studentCount = 25
const leastChanges = 500
/** After a kill a score waits for the end of its lease, and after each failed call longer. */
const patienceMs = 8 * 60_000

/** Kills a server now and then, until it is stopped. */
const keepKilling = (
  server: { kill: () => Promise<void>; restart: () => Promise<void> },
  pauseMs: () => number,
) => {
  const stopping = new AbortController()
  let kills = 0
  const killed = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(pauseMs(), undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) break
      await server.kill()
      await sleep(200)
      await server.restart()
      kills += 1
    }
  })()
  return {
    stop: async (): Promise<number> => {
      stopping.abort()
      await killed
      return kills
    },
  }
}

test(
  'whoever is killed while 500 marks change, the platform gets each newest mark, and none after a newer one',
  { timeout: 20 * 60_000 },
  async () => {
    const random = createSeededRandom(chooseSeed())
    const folder = await mkdtemp(join(tmpdir(), 'quizwright-platform-'))
    const file = join(folder, 'scores')
    const { server: platform } = await restartable(await freePort(), (port) =>
      startProcess('./platform-process.ts', { port, file }),
    )
    const settings = (await platform.call('settings')) as LtiPlatform
    await using world = await startProcessWorld({ ltiPlatforms: [settings] })
    const ada = await world.addInstructor()
    const quiz = await addCourseQuiz(ada)
    const sign = (changes: Record<string, unknown>) => platform.call('sign', changes) as Promise<string>
    for (let index = 0; index < studentCount; index += 1) {
      const sub = `Student ${index}`
      const target = `${world.servicesUrl}/lti/launch/${quiz.linkId}`
      const { client } = await launchStudent(
        world.servicesUrl,
        { settings, sign },
        { targetUrl: target, sub, name: sub },
      )
      await takeQuiz(ada, { client, servicesUrl: world.servicesUrl, linkId: quiz.linkId, index })
    }
    const marks = openMarks(ada, quiz)
    await platform.call('failSometimes')
    const killing = [
      keepKilling(world.services, () => 2_000 + random() * 4_000),
      keepKilling(platform, () => 1_000 + random() * 3_000),
    ]
    let changes = 0
    const after = async (act: () => Promise<void>): Promise<void> => {
      await act()
      changes += await marks.read()
    }
    await after(marks.confirmSure)
    await after(marks.markWaiting)
    /** The right options, by the question and then by each correction that is not undone. */
    const keys = [1]
    for (let round = 0; changes < leastChanges; round += 1) {
      const key = (keys.at(-1)! + 1 + Math.floor(random() * 3)) % 4
      await after(() => marks.correct({ kind: 'other_key', correct: [key] }))
      const isForAll = random() < 0.5
      if (isForAll) {
        await after(() => marks.correct({ kind: 'full_marks', correct: [] }))
        keys.push(key)
      }
      if (round === 2) {
        await after(marks.gradeAgain)
        await after(marks.markWaiting)
      }
      await after(marks.undo)
      for (const student of marks.students.values())
        if (student.isMarked && random() < 0.2)
          await after(() => marks.giveMarks(student, Math.round(random() * 997) / 100))
    }
    const kills = await Promise.all(killing.map((one) => one.stop()))
    await platform.call('stopFailing')
    console.log(`${changes} changes of marks; services and platform were killed ${kills.join(' and ')} times`)

    const { sessionId } = quiz
    await expect
      .poll(
        async () => {
          const { data } = await retried(() => ada.direct.getLtiScores({ params: { sessionId } }))
          return [...new Set(data.scores.map(({ state }) => state))]
        },
        { timeout: patienceMs, interval: 1_000 },
      )
      .toEqual(['sent'])
    const scores = (await platform.call('scores')) as ArrivedScore[]
    for (const { name, shares } of marks.students.values()) {
      const arrived = scores
        .filter(({ userId, scoreGiven }) => userId === name && scoreGiven !== undefined)
        .map(({ scoreGiven = 0, scoreMaximum = 1 }) => scoreGiven / scoreMaximum)
      const given = shares.map((share) => Math.round(share * 1e6) / 1e6)
      const told = `${name}: ${arrived.join()} of ${given.join()}`
      expect(arrived.at(-1), told).toBeCloseTo(given.at(-1)!, 4)
      // Those that arrived are some of the marks, in the order in which these were given, and none arrived twice.
      let at = -1
      for (const [index, share] of arrived.entries()) {
        at = given.findIndex((one, place) => place > at && Math.abs(one - share) < 1e-5)
        expect(at, told).toBeGreaterThanOrEqual(0)
        expect(Math.abs(share - (arrived[index - 1] ?? -1)), told).toBeGreaterThan(1e-5)
      }
    }
    expect(Math.min(...kills)).toBeGreaterThan(0)
    await platform.kill()
    await rm(folder, { recursive: true })
  },
)
