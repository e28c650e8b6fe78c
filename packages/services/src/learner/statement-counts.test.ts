import { elementAt } from '@quizwright/domain/defined.ts'
import { drizzlePglite, eq } from '../database/drizzle.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { makeToken } from '../auth/identity/token.ts'
import type { Database } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { openTestClient } from '../database/testing/test-database.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin, learnerClient, studentDetails } from '../test-support/learner-client.ts'
import { addQuiz, draftOf, openTestServices } from '../test-support/test-services.ts'

/** Of the services in the background: of their jobs, and of who looks for learning platforms. */
const isOfJobs = (statement: string): boolean => /"(?:jobs|lti_platforms)"/.test(statement)

let statements: string[] = []
const { client, close } = await openTestClient()
const transaction = client.transaction.bind(client)
client.transaction = async (work) => {
  statements.push('begin')
  const result = await transaction(work)
  statements.push('commit')
  return result
}
const logger = { logQuery: (text: string) => void (isOfJobs(text) || statements.push(text)) }
const db = drizzlePglite(client, { logger }) as unknown as Database
const services = await openTestServices({
  database: { db, forStudents: db, embedded: true, close },
})
afterAll(() => services[Symbol.asyncDispose]())

const count = async <Result>(call: () => Promise<Result>): Promise<[number, Result]> => {
  statements = []
  const result = await call()
  return [statements.length, result]
}

const answerTo = ({ _id }: { _id: string }, selected = [1]) => ({
  question_id: _id,
  selected,
  answer: '',
  is_marked: false,
  time_spent: 1,
})
/** The secrets with which the page begins, so that it may send the call again. */
const secretsOf = (name: string) => ({
  browser_token: `browser of ${name}`.padEnd(32, '.'),
  attempt_token: makeToken(),
})

test('an attempt of ten questions takes 43 statements: 7 to begin, 2 for each answer, 16 to hand in', async () => {
  const ada = await services.addInstructor('Ada')
  const questions = Array.from({ length: 10 }, (_, index) => draftOf(`question ${index}`))
  const open = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }
  const quizId = await addQuiz(ada, open, questions, true)
  const sessionId = await firstSessionId(services.db, quizId)
  // The first one stores the paper.
  await begin(services.url, sessionId, 'First')
  const [begun, { data }] = await count(() =>
    learnerClient(services.url).startAttempt({
      body: { session_id: sessionId, student: studentDetails('Second'), ...secretsOf('Second') },
    }),
  )
  const params = { id: data.attempt_id }
  const learner = learnerClient(services.url, data.token)
  const save = (selected: number[]) =>
    learner.saveAnswers({ params, body: { answers: [answerTo(elementAt(questions, 0), selected)] } })
  const [saved] = await count(() => save([1]))
  const [changed] = await count(() => save([0]))
  const [several] = await count(() =>
    learner.saveAnswers({ params, body: { answers: questions.slice(1).map((one) => answerTo(one)) } }),
  )
  const [asked] = await count(() => learner.saveAnswers({ params, body: { answers: [] } }))
  const [handedIn] = await count(() =>
    learner.handInAttempt({ params, body: { answers: [answerTo(elementAt(questions, 0))] } }),
  )
  expect({ begun, saved, changed, several, asked, handedIn }).toEqual({
    begun: 7,
    saved: 2,
    changed: 2,
    several: 2,
    asked: 1,
    handedIn: 16,
  })
})

test('a class that hands in together is counted once for many, not once for each', async () => {
  const ada = await services.addInstructor('Bea')
  const open = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }
  const quizId = await addQuiz(ada, open, [draftOf('one'), draftOf('two')], true)
  const sessionId = await firstSessionId(services.db, quizId)
  const students: Awaited<ReturnType<typeof begin>>[] = []
  for (let n = 0; n < 10; n++) students.push(await begin(services.url, sessionId, `Student${n}`))
  const [handedIn] = await count(() =>
    Promise.all(
      students.map(({ learner, params }) => learner.handInAttempt({ params, body: { answers: [] } })),
    ),
  )
  expect(handedIn / students.length).toBeLessThan(15)
  const [quiz] = await services.db.select().from(quizzes).where(eq(quizzes.id, quizId))
  expect(quiz!.attempts).toBe(10)
})

test('a class that hands in lets whoever saves meanwhile pass', async () => {
  const ada = await services.addInstructor('Cem')
  const open = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }
  const questions = [draftOf('one'), draftOf('two')]
  const quizId = await addQuiz(ada, open, questions, true)
  const sessionId = await firstSessionId(services.db, quizId)
  const students: Awaited<ReturnType<typeof begin>>[] = []
  for (let n = 0; n < 20; n++) students.push(await begin(services.url, sessionId, `Leaving${n}`))
  const { learner, params } = await begin(services.url, sessionId, 'Staying')
  const held = Promise.withResolvers<void>()
  const holding = services.db.transaction(() => held.promise)
  statements = []
  const handIns = students.map((one) =>
    one.learner.handInAttempt({ params: one.params, body: { answers: [] } }),
  )
  const saved = learner.saveAnswers({ params, body: { answers: [answerTo(elementAt(questions, 0))] } })
  await vi.waitFor(() => expect(statements.some((text) => text.includes('xmin::text'))).toBe(true))
  held.resolve()
  await saved
  const handedIn = statements.filter((statement) => statement.includes('set "submitted_at"')).length
  expect(handedIn).toBeLessThan(students.length / 2)
  await Promise.all([holding, ...handIns])
})

test('an instructor who asks beside a class that saves is answered before those who ask later', async () => {
  const ada = await services.addInstructor('Dee')
  const open = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }
  const questions = [draftOf('one'), draftOf('two')]
  const quizId = await addQuiz(ada, open, questions, true)
  const sessionId = await firstSessionId(services.db, quizId)
  const students: Awaited<ReturnType<typeof begin>>[] = []
  for (let n = 0; n < 10; n++) students.push(await begin(services.url, sessionId, `Saving${n}`))
  const held = Promise.withResolvers<void>()
  const holding = services.db.transaction(() => held.promise)
  statements = []
  const asked = (about: string, times: number) =>
    vi.waitFor(() => expect(statements.filter((text) => text.includes(about))).toHaveLength(times))
  const answered: string[] = []
  const list = ada.client
    .getPublished({ body: { instructor_id: ada.uid, page: 1, perPage: 10 } })
    .then(() => answered.push('the list'))
  await asked('"tokens"', 1)
  const saves = students.map(({ learner, params }) =>
    learner
      .saveAnswers({ params, body: { answers: [answerTo(elementAt(questions, 0))] } })
      .then(() => answered.push('an answer')),
  )
  await asked('"paper_questions"', students.length)
  held.resolve()
  await Promise.all([holding, list, ...saves])
  expect(answered.indexOf('the list')).toBeLessThan(students.length / 2)
})
