/**
 * The shared setup of the attempt tests: services, an instructor and, before each test, a quiz with an open session.
 */
import { elementAt } from '@quizwright/domain/defined.ts'
import type { GivenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import { eq } from '../database/drizzle.ts'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import {
  addQuiz,
  draftOf,
  openTestServices,
  start,
  type Instructor,
  type TestServices,
} from '../test-support/test-services.ts'

export let services: TestServices
export let ada: Instructor
let passed = 0

export const wait = (minutes: number) => {
  passed += minutes
  services.wait(minutes)
}
export const now = () => new Date(start.getTime() + passed * 60_000)
export const said = (
  questionId: string,
  selected: number[],
  changes: Partial<GivenAnswer> = {},
): GivenAnswer => ({
  question_id: questionId,
  selected,
  answer: '',
  is_marked: false,
  time_spent: 3,
  ...changes,
})
export const rowOf = async (id: string) =>
  elementAt(await services.db.select().from(attempts).where(eq(attempts.id, id)), 0)
export const attemptsOf = async (quizId: string) =>
  elementAt(await services.db.select().from(quizzes).where(eq(quizzes.id, quizId)), 0).attempts
export const change = (quizId: string, values: Partial<typeof quizzes.$inferInsert>) =>
  services.db.update(quizzes).set(values).where(eq(quizzes.id, quizId))

/** Expects all calls to be refused. They are awaited together, so that no rejection is unhandled. */
export const refused = (problem: object, ...calls: Promise<unknown>[]) =>
  Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(problem)))

const questions = [
  draftOf('one', { weightage: 3, solution: 'Because of one.' }),
  draftOf('two'),
  draftOf('three', { tags: [{ tag_name: 'logic' }] }),
]
export const [one, two, three] = questions.map(({ _id }) => _id) as [string, string, string]
export let quizId: string
export let sessionId: string

/** Starts the services and adds the quiz before each test. Must be called at the top of a test file. */
export const setUpAttemptTests = (): void => {
  beforeAll(async () => {
    passed = 0
    services = await openTestServices()
    ada = await services.addInstructor('ada')
  })
  afterAll(() => services[Symbol.asyncDispose]())
  beforeEach(async () => {
    quizId = await addQuiz(
      ada,
      { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' },
      questions,
      true,
    )
    sessionId = await firstSessionId(services.db, quizId)
    await services.db
      .update(sessions)
      .set({ startTime: now(), endTime: new Date(now().getTime() + 24 * 60 * 60_000) })
      .where(eq(sessions.id, sessionId))
  })
}
