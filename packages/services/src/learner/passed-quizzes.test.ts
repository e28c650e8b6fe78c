import { eq } from '../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeId } from '../database/queries/make-id.ts'
import { videoPoints } from '../database/tables/main.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { learnerClient, studentDetails } from '../test-support/learner-client.ts'
import {
  ada,
  one,
  quizId,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  three,
  two,
  wait,
} from './attempt-test-setup.ts'

setUpAttemptTests()
beforeEach(async () => {
  await services.db.update(quizzes).set({ quizType: 'pop' }).where(eq(quizzes.id, quizId))
  await services.db.delete(videoPoints)
  await services.db.insert(videoPoints).values({
    id: makeId(),
    videoId: ada.videoId,
    quizId,
    time: 20,
    percentage: 30,
    isLink: false,
    linkText: '',
    isNew: false,
    disabled: false,
  })
})
const setSession = (changes: Partial<typeof sessions.$inferInsert>) =>
  services.db.update(sessions).set(changes).where(eq(sessions.id, sessionId))

type Asked = Parameters<ReturnType<typeof learnerClient>['readPassed']>[0]['body']
const passedBy = async (body: Partial<Asked>) =>
  (
    await learnerClient(services.url).readPassed({
      params: { id: ada.videoId },
      body: { tokens: [], ...body },
    })
  ).data.quiz_ids

/** Takes the quiz and hands in right or wrong answers. */
const take = async (client: ReturnType<typeof learnerClient>, isRight: boolean, body: object = {}) => {
  const { data } = await client.startAttempt({ body: { session_id: sessionId, ...body } })
  const answers = [one, two, three].map((id) => said(id, [isRight ? 0 : 1]))
  const params = { id: data.attempt_id }
  await learnerClient(services.url, data.token).handInAttempt({ params, body: { answers } })
}
const browser = (name: string) => name.padEnd(32, '.')
const listOf = async (text: string) =>
  (await ada.client.addStudents({ body: { sessionId, text } })).data.students
const open = async (link: string) => {
  const body = { session_id: sessionId, secret: link.split('#')[1]! }
  return (await learnerClient(services.url).openPersonalLink({ body })).data.token
}

test('given a listed student who passed on one device, then the video goes on for them on any device', async () => {
  await setSession({ access: 'student_list', attemptsAllowed: 1 })
  const [bo, cy] = await listOf('Bo, bo@list.example\nCy, cy@list.example')
  const [phone, other] = [await open(bo!.link), await open(cy!.link)]
  await take(learnerClient(services.url, phone), false)
  expect(await passedBy({ tokens: [phone] })).toEqual([])
  // The quiz must be passed, so another attempt is allowed.
  await take(learnerClient(services.url, phone), true)
  const laptop = await open(bo!.link)
  expect(await passedBy({ tokens: [laptop] })).toEqual([quizId])
  expect(await passedBy({ tokens: ['unknown', other, laptop] })).toEqual([quizId])
  expect(await passedBy({ tokens: [other] })).toEqual([])
  const { data } = await learnerClient(services.url, laptop).listOwnAttempts({ params: { id: sessionId } })
  expect([data.has_passed, data.attempts_left]).toEqual([true, 0])
  await ada.client.removeStudent({ body: { sessionId, listed_id: bo!._id } })
  expect(await passedBy({ tokens: [laptop] })).toEqual([])
})

test('given a quiz for anyone, then a student is a browser and what was typed there', async () => {
  const student = studentDetails('Bo')
  const token = browser('shared computer')
  await take(learnerClient(services.url), true, { student, browser_token: token })
  expect(await passedBy({ student, browser_token: token })).toEqual([quizId])
  expect(await passedBy({ student: studentDetails('Cy'), browser_token: token })).toEqual([])
  expect(await passedBy({ student, browser_token: browser('another') })).toEqual([])
  expect(await passedBy({ student })).toEqual([])
})

test('given a result that is not shown yet, then having passed is not told either', async () => {
  await services.db.update(quizzes).set({ resultDelayInHours: 2 }).where(eq(quizzes.id, quizId))
  const body = { student: studentDetails('Bo'), browser_token: browser('phone') }
  await take(learnerClient(services.url), true, body)
  expect(await passedBy(body)).toEqual([])
  wait(121)
  expect(await passedBy(body)).toEqual([quizId])
})

test('the announcement says whether the quiz must be passed', async () => {
  const announced = async () =>
    (await learnerClient(services.url).announceQuiz({ params: { id: sessionId } })).data.must_be_passed
  expect(await announced()).toBe(true)
  await services.db.update(quizzes).set({ isSkippable: true }).where(eq(quizzes.id, quizId))
  expect(await announced()).toBe(false)
})
