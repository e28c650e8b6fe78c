import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { openEmbedded } from '../database/open-embedded.ts'
import { readDump } from '../database/test-database.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { addQuiz, draftOf, openTestServices } from '../test-support/test-services.ts'

/** Of the services in the background: of their jobs, and of who looks for learning platforms. */
const isOfJobs = (statement: string): boolean => /"(?:jobs|lti_platforms)"/.test(statement)

let statements: string[] = []
const client = await openEmbedded({ loadDataDir: await readDump() })
const logger = { logQuery: (text: string) => void (isOfJobs(text) || statements.push(text)) }
const db = drizzle(client, { logger }) as unknown as Database
const services = await openTestServices({
  database: { db, forStudents: db, embedded: true, close: () => client.close() },
})
afterAll(() => services[Symbol.asyncDispose]())

const count = async <Result>(call: () => Promise<Result>): Promise<[number, Result]> => {
  statements = []
  const result = await call()
  return [statements.length, result]
}

/** Counts `begin` and `commit` too, which are not logged. */
const inTransaction = 2

test('a student begins, saves and hands in with few statements', async () => {
  const ada = await services.addInstructor('Ada')
  const questions = [draftOf('one'), draftOf('two')]
  const open = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }
  const quizId = await addQuiz(ada, open, questions, true)
  const sessionId = await firstSessionId(services.db, quizId)
  const start = (name: string) => begin(services.url, sessionId, name)
  // The first one stores the paper.
  await start('First')
  const [begun, { params, learner }] = await count(() => start('Second'))
  const answers = [
    { question_id: questions[0]!._id, selected: [1], answer: '', is_marked: false, time_spent: 1 },
  ]
  const [saved] = await count(() => learner.saveAnswers({ params, body: { answers } }))
  const [asked] = await count(() => learner.saveAnswers({ params, body: { answers: [] } }))
  const [handedIn] = await count(() => learner.handInAttempt({ params, body: { answers } }))
  expect({
    begun: begun + inTransaction,
    saved: saved + inTransaction,
    asked,
    handedIn: handedIn + inTransaction,
  }).toEqual({
    begun: 15,
    saved: 5,
    asked: 1,
    handedIn: 32,
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
  expect(handedIn / students.length).toBeLessThan(25)
  const [quiz] = await services.db.select().from(quizzes).where(eq(quizzes.id, quizId))
  expect(quiz!.attempts).toBe(10)
})
