import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import { claimNames } from '../../lti/claims.ts'
import {
  ada,
  enter,
  launch,
  launchUrl,
  linkId,
  quizId,
  services,
  setUpLtiTests,
} from '../../lti/lti-test-setup.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'
import { handOver } from './hand-over.ts'

setUpLtiTests()

const handOverTo = async (to: string): Promise<void> => {
  const [quiz] = await services.db.select().from(quizzes).where(eq(quizzes.id, quizId))
  await services.db.transaction((tx) =>
    handOver(tx, { familyId: quiz!.familyId, from: ada.uid, to, stays: true }, services.now()),
  )
}
const attemptsOf = async ({ client }: Awaited<ReturnType<typeof enter>>) =>
  (await client.listOwnAttempts({ params: { id: linkId } })).data.attempts.map(({ attempt_id: id }) => id)
const scoresOfLink = () =>
  services.db
    .select({ studentId: ltiScores.studentId })
    .from(ltiScores)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
    .where(eq(ltiLinks.sessionLinkId, linkId))

test('a student of a course finds the attempt again under another owner, with one grade', async () => {
  const before = await enter()
  const { data: begun } = await before.client.startAttempt({ body: { session_id: linkId } })
  const bob = await services.addInstructor('bob')
  await handOverTo(bob.uid)
  const after = await enter()
  expect(await attemptsOf(after)).toEqual([begun.attempt_id])
  expect(await attemptsOf(before)).toEqual([begun.attempt_id])
  expect(await scoresOfLink()).toHaveLength(1)
})

test('a student whom the new teacher knows from another course joins that record', async () => {
  const before = await enter()
  const { data: begun } = await before.client.startAttempt({ body: { session_id: linkId } })
  const carl = await services.addInstructor('carl')
  const period = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-03 12:00:00' }
  const session = await firstSessionId(services.db, await addQuiz(carl, period, [draftOf('one')], true))
  await services.db.update(sessions).set({ access: 'institution' }).where(eq(sessions.id, session))
  const opened = await launch({ [claimNames.targetLinkUri]: `${launchUrl()}/${session}` })
  expect(opened.status).toBe(303)
  const recordsOfCarl = () => services.db.$count(students, eq(students.instructorId, carl.uid))
  expect(await recordsOfCarl()).toBe(1)

  await handOverTo(carl.uid)
  expect(await attemptsOf(await enter())).toEqual([begun.attempt_id])
  expect(await recordsOfCarl()).toBe(1)
  expect(await scoresOfLink()).toHaveLength(1)
})
