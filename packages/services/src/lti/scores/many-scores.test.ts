import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { eq, sql } from '../../database/drizzle.ts'
import pino from 'pino'
import { expect, test } from 'vitest'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { attempts } from '../../database/tables/learner.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { students } from '../../database/tables/students.ts'
import {
  ada,
  enter,
  linkId,
  platform,
  quizId,
  services,
  sessionId,
  setUpLtiTests,
} from '../lti-test-setup.ts'
import { openPlatforms } from '../known-platforms.ts'
import { runScores } from './run-scores.ts'

setUpLtiTests()

const count = isLongForm ? 10_000 : 120
/** What the platform takes in a second. */
const perSecond = 100
const totalMarks = 4

/** Adds students of the course who have handed in, each with other marks than the one before. */
const addMany = async (): Promise<void> => {
  const at = services.now()
  const rows = Array.from({ length: count }, (_, index) => ({
    id: makeId(),
    subject: `many-${index}`,
    index,
  }))
  await insertRows(
    services.db,
    students,
    rows.map(({ id, subject }) => ({
      id,
      instructorId: ada.uid,
      kind: 'institution' as const,
      fullName: subject,
      nameKey: subject,
      email: '',
      emailKey: '',
      mailboxKey: id,
      phone: '',
      city: '',
      country: '',
      university: '',
      universityKey: '',
      createdAt: at,
    })),
  )
  const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.sessionLinkId, linkId))
  await insertRows(
    services.db,
    ltiScores,
    rows.map(({ id, subject }) => ({
      id: makeId(),
      linkId: link!.id,
      studentId: id,
      subject,
      dueAt: at,
      heldUntil: at,
    })),
  )
  // The trigger on attempts wants a score of each.
  await insertRows(
    services.db,
    attempts,
    rows.map(({ id, index }) => ({
      id: makeId(),
      quizId,
      sessionId,
      studentId: id,
      number: 1,
      startedAt: at,
      dueAt: at,
      submittedAt: at,
      obtainedMarks: index % (totalMarks + 1),
      totalMarks,
      correctPercentage: ((index % (totalMarks + 1)) / totalMarks) * 100,
      city: '',
      country: '',
      isDelivered: true,
    })),
  )
}

/** Refuses what comes too fast, and one of ten in three ways. */
const slowDown = (): void => {
  let [second, taken, number] = [0, 0, 0]
  platform.fault = (_method, path) => {
    if (!path.endsWith('/scores')) return undefined
    number += 1
    const now = Math.floor(performance.now() / 1_000)
    if (now !== second) [second, taken] = [now, 0]
    taken += 1
    if (taken > perSecond) return { status: 429, headers: { 'retry-after': '1' } }
    if (number % 10 !== 0) return undefined
    return [{ status: 500 }, { status: 503 }, { status: 200, isCut: true }][(number / 10) % 3]
  }
}

test(
  'a course of thousands has each grade once and the newest last, though the platform is slow and fails',
  { timeout: isLongForm ? 30 * 60_000 : 120_000 },
  async () => {
    await enter({ sub: 'first', name: 'First' })
    await addMany()
    slowDown()
    const platforms = openPlatforms(services.db, [platform.settings])
    const context = { db: services.db, now: services.now }
    const runners = [1, 2].map(() =>
      runScores(context, { platforms, log: pino({ level: 'silent' }), idleMs: 5 }),
    )
    const isWaiting = eq(ltiScores.state, 'waiting')
    await expect
      .poll(() => platform.scores.length, { timeout: isLongForm ? 10 * 60_000 : 60_000 })
      .toBeGreaterThan(count / 4)
    // Half of them are marked again while the first marks are on their way.
    await services.db
      .update(attempts)
      .set({ obtainedMarks: totalMarks, correctPercentage: 100 })
      .where(sql`${attempts.obtainedMarks} < 2`)
    await expect
      .poll(
        async () => {
          services.wait(0.2)
          return services.db.$count(ltiScores, isWaiting)
        },
        { timeout: isLongForm ? 25 * 60_000 : 90_000, interval: 200 },
      )
      .toBe(0)
    await Promise.all(runners.map((runner) => runner.stop()))
    platform.fault = () => undefined
    const wanted = (index: number): number => {
      const first = index % (totalMarks + 1)
      return ((first < 2 ? totalMarks : first) / totalMarks) * 100
    }
    const wrong = Array.from({ length: count }, (_, index) => index).filter(
      (index) => platform.results.get(`many-${index}`)?.resultScore !== wanted(index),
    )
    expect(wrong).toEqual([])
    const arrived = Map.groupBy(platform.scores, ({ userId }) => userId)
    for (const [userId, scores] of arrived) {
      const given = scores.map(({ scoreGiven = 0 }) => scoreGiven)
      // The second marks are never lower, so nothing older came after something newer, and nothing came twice.
      expect(given, userId).toEqual([...new Set(given)].toSorted((one, other) => one - other))
    }
  },
)
