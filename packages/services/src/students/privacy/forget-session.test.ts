import { eq, sql } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import { ltiScores } from '../../database/tables/lti.ts'
import { auditEvents } from '../../database/tables/audit.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import { said } from '../../learner/attempt-test-setup.ts'
import {
  ada,
  launch,
  linkId,
  questions,
  quizId,
  services,
  sessionId,
  setUpLtiTests,
  subject,
  launchUrl,
} from '../../lti/lti-test-setup.ts'
import { rebuildAndReadCounts, readAllCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { addQuiz } from '../../test-support/test-services.ts'
import { claimNames } from '../../lti/claims.ts'
import { forgetDueSessions } from './forget-due-sessions.ts'

setUpLtiTests()

const dayMs = 24 * 60 * 60_000
/** What runs each hour, so many days later. Sign-ins would be over by then. */
const forgetAfter = (days: number) =>
  forgetDueSessions({ db: services.db, now: () => new Date(services.now().getTime() + days * dayMs) })

/** A student of the course who has handed in at a session. */
const take = async (name: string, link = linkId): Promise<string> => {
  const target = { [claimNames.targetLinkUri]: `${launchUrl()}/${link}` }
  const who = { sub: `${subject}-${name}`, name, email: `${name}@uni.test` }
  const [, ticket = ''] = (await launch({ ...who, ...target })).headers.get('location')!.split('#launch=')
  const opened = await learnerClient(services.url).openLaunch({ body: { session_id: link, ticket } })
  const client = learnerClient(services.url, opened.data.token)
  const { data } = await client.startAttempt({ body: { session_id: link } })
  await learnerClient(services.url, data.token).handInAttempt({
    params: { id: data.attempt_id },
    body: { answers: [said(questions[0]!._id, [0])] },
  })
  return data.attempt_id
}
const nameOf = async (attemptId: string): Promise<string> => {
  const [row] = await services.db
    .select({ name: students.fullName })
    .from(attempts)
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(eq(attempts.id, attemptId))
  return row!.name
}
const stored = async (text: string): Promise<number> => {
  const { rows } = await services.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${students} stored where to_jsonb(stored)::text like ${`%${text}%`}`,
  )
  return rows[0]!.n
}

test('days after its end a session forgets who its students were, once, and results and statistics stay', async () => {
  const id = await take('Zoe')
  await ada.client.editSession({ body: { sessionId, forget_after_days: 30 } })
  const figures = async () => (await ada.client.getQuizStats({ params: { id: quizId } })).data.statData
  const before = await figures()
  await forgetAfter(31)
  expect(await nameOf(id)).toBe('Zoe')
  await forgetAfter(33)
  expect(await nameOf(id)).toBe('Erased student')
  expect(await stored('Zoe')).toBe(0)
  expect(await services.db.$count(ltiScores, eq(ltiScores.subject, `${subject}-Zoe`))).toBe(0)
  expect(await figures()).toEqual(before)
  await forgetAfter(34)
  const logged = await services.db.select().from(auditEvents).where(eq(auditEvents.kind, 'forgetStudents'))
  expect(logged).toHaveLength(1)
})

test('who is met elsewhere stays there, and only what they did in the session is of an erased student', async () => {
  const other = await addQuiz(
    ada,
    { start_time: '2030-03-01 12:00:00', end_time: '2030-03-03 12:00:00' },
    questions,
    true,
  )
  const [session] = await services.db
    .update(sessions)
    .set({ access: 'institution' })
    .where(eq(sessions.id, await firstSessionId(services.db, other)))
    .returning()
  const here = await take('Bo')
  const there = await take('Bo', session!.linkId)
  await ada.client.editSession({ body: { sessionId, forget_after_days: 1 } })
  await forgetAfter(4)
  expect([await nameOf(here), await nameOf(there)]).toEqual(['Erased student', 'Bo'])
  const counts = await readAllCounts(services.db, quizId)
  expect(await rebuildAndReadCounts(services.db, quizId)).toEqual(counts)
})

test('a session that was prolonged forgets after its new end, and one without the setting never', async () => {
  const id = await take('Cy')
  await forgetAfter(400)
  expect(await nameOf(id)).toBe('Cy')
  await services.db
    .update(sessions)
    .set({ forgetAfterDays: 1, endTime: new Date(services.now().getTime() + 400 * dayMs) })
    .where(eq(sessions.id, sessionId))
  await forgetAfter(400)
  expect(await nameOf(id)).toBe('Cy')
  await forgetAfter(402)
  expect(await nameOf(id)).toBe('Erased student')
})

test.each([0, 1.5, 4_000])('%d days are refused', async (days) => {
  await expect(
    ada.client.editSession({ body: { sessionId, forget_after_days: days } }),
  ).rejects.toMatchObject({ code: 'RULE' })
})
