import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@quizwright/services/database/open-database.ts'
import { attemptAnswers, attempts } from '@quizwright/services/database/tables/learner.ts'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { and, arrayContains, eq, isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { findHaproxy, findPgBouncer } from '../../scripts/fleet/find-program.ts'
import { poolCluster } from '../../scripts/fleet/pool-cluster.ts'
import { type PostgresCluster, startPostgresCluster } from '../../scripts/fleet/start-postgres-cluster.ts'
import { isLongForm } from '../support/long-form.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { expectSavedDespite } from './expect-saved-despite.ts'
import { retried } from './retried.ts'
import { withFleet } from './with-fleet.ts'

vi.setConfig({ testTimeout: 240_000 })

const open = { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' }
const studentCount = 4
/** The least time that a cluster manager needs to be sure that the primary is gone. */
const noticedAfterMs = 1_000

const [pgbouncer, haproxy] = [findPgBouncer(), findHaproxy()]
const startCluster = (): Promise<PostgresCluster | string> =>
  startPostgresCluster()
    .then((started) => (pgbouncer.path ? poolCluster(started, pgbouncer.path) : started))
    .catch((error: unknown) => String(error))
const cluster = isLongForm ? await startCluster() : 'it belongs to the long form (TEST_LONG=1).'
if (typeof cluster === 'string') console.log(`The test of a promotion is left out: ${cluster.split('\n')[0]}`)
else
  for (const { missing } of [pgbouncer, haproxy])
    if (missing) console.log(`The test of a promotion does without: ${missing}`)

/** What students were told is stored. */
type Acknowledged = { answers: { attemptId: string; questionId: string }[]; handedIn: string[]; at: number[] }

/**
 * Makes attempts one after the other: saves each answer, hands in, and repeats each call until it succeeds.
 */
const takeQuiz = async (
  {
    url,
    sessionId,
    questionIds,
    name,
  }: Record<'url' | 'sessionId' | 'name', string> & { questionIds: string[] },
  acknowledged: Acknowledged,
  isOver: () => boolean,
): Promise<void> => {
  for (let turn = 0; !isOver(); turn++) {
    const { params, learner } = await retried(() => begin(url, sessionId, `${name}.${turn}`))
    for (const questionId of questionIds) {
      const answer = { question_id: questionId, selected: [1], answer: '', is_marked: false, time_spent: 1 }
      await retried(() => learner.saveAnswers({ params, body: { answers: [answer] } }))
      acknowledged.answers.push({ attemptId: params.id, questionId })
      acknowledged.at.push(performance.now())
    }
    await retried(() => learner.handInAttempt({ params, body: { answers: [] } }))
    acknowledged.handedIn.push(params.id)
  }
}

/** The acknowledged answers and hand-ins that are not stored. */
const findLost = async (url: string, { answers, handedIn }: Acknowledged): Promise<string[]> => {
  const { db, close } = await openDatabase({ url })
  const lost: string[] = []
  for (const { attemptId, questionId } of answers) {
    const isThere = and(
      eq(attemptAnswers.attemptId, attemptId),
      eq(attemptAnswers.questionId, questionId),
      arrayContains(attemptAnswers.selected, [1]),
    )
    if ((await db.$count(attemptAnswers, isThere)) !== 1) lost.push(`answer ${questionId} of ${attemptId}`)
  }
  for (const id of handedIn) {
    const isThere = and(eq(attempts.id, id), isNotNull(attempts.submittedAt))
    if ((await db.$count(attempts, isThere)) !== 1) lost.push(`attempt ${id}`)
  }
  await close()
  return lost
}

test.runIf(typeof cluster !== 'string')(
  'given two gateways, services and standbys, when the primary dies and one is promoted, nothing is lost',
  async () => {
    const { url, readUrls, killPrimary, promote, stop } = cluster as PostgresCluster
    try {
      await withFleet({ url, readUrls, haproxy: haproxy.path }, async (fleet, world) => {
        const instructor = await world.addInstructor()
        const questions = soundQuestions(5)
        const quizId = await addQuiz(instructor, open, questions, true)
        const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
        const acknowledged: Acknowledged = { answers: [], handedIn: [], at: [] }
        let isOver = false
        const students = Array.from({ length: studentCount }, (_, index) =>
          takeQuiz(
            {
              url: fleet.servicesUrl,
              sessionId: data.session._id,
              questionIds: questions.map(({ _id }) => _id),
              name: `Student${index}`,
            },
            acknowledged,
            () => isOver,
          ),
        )
        const reads: string[] = []
        const read = async (): Promise<void> => {
          while (!isOver) {
            await instructor.viaGateway.getPublishedCount({ params: { instructorId: instructor.uid } }).then(
              () => reads.push('read'),
              (error: unknown) => reads.push(String(error)),
            )
            await sleep(50)
          }
        }
        const reading = read()
        await sleep(2_000)

        let killedAt = 0
        let promoted: Promise<void> | undefined
        await expectSavedDespite(world, instructor, 'While a standby is promoted', () => {
          killPrimary()
          killedAt = performance.now()
          promoted = sleep(noticedAfterMs).then(promote)
        })
        await promoted
        await sleep(3_000)
        isOver = true
        await Promise.all([...students, reading])

        const writtenAgainAt = acknowledged.at.find((at) => at > killedAt + noticedAfterMs)!
        const readsThatFailed = reads.filter((outcome) => outcome !== 'read')
        console.log(
          `Killed and promoted ${noticedAfterMs / 1_000} s later: no write for ` +
            `${((writtenAgainAt - killedAt) / 1_000).toFixed(1)} s; ${acknowledged.answers.length} answers and ` +
            `${acknowledged.handedIn.length} hand-ins acknowledged; ${readsThatFailed.length} of ${reads.length} ` +
            'reads failed.',
        )
        expect(await findLost(url, acknowledged)).toEqual([])
        expect(readsThatFailed).toEqual([])
      })
    } finally {
      await stop()
    }
  },
)
