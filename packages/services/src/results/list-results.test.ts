import { eq } from '../database/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { containsText } from '../database/queries/contains-text.ts'
import { attempts } from '../database/tables/learner.ts'
import { students } from '../database/tables/students.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { countAttempt } from '../statistics/counts/count-attempt.ts'
import { addQuizFixture, type QuizFixture } from '../statistics/counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../statistics/counts/fixtures/store-attempt.ts'
import { listResults, type ResultList } from './list-results.ts'

const attemptsEach = 7
const { db } = await setUpDatabase()
let quiz: QuizFixture
/** The stored results from the newest to the oldest, with their sessions. */
let stored: { id: string; session: number }[]

beforeAll(async () => {
  quiz = await addQuizFixture(db, [1, 2], 3)
  const ids: { id: string; session: number }[] = []
  for (let index = 0; index < 3 * attemptsEach; index++) {
    const session = index % 4 === 0 ? 1 : 0
    const number = 1 + Math.floor(index / 3)
    const id = await storeAttempt(db, quiz, { student: index % 3, session, number, selections: [0, 1] })
    const submittedAt = new Date(Date.UTC(2030, 2, 1, 12, Math.floor(index / 2)))
    // The last ones wait for their marks, so they are not in the tables of counts.
    const isGraded = index < 3 * attemptsEach - 4
    await db
      .update(attempts)
      .set({ submittedAt, ...(!isGraded && { obtainedMarks: null }) })
      .where(eq(attempts.id, id))
    if (isGraded) await db.transaction((tx) => countAttempt(tx, id))
    ids.push({ id, session })
  }
  // One attempt is not handed in.
  const begun = await storeAttempt(db, quiz, { student: 0, session: 0, number: 99, selections: [0, 0] })
  await db.update(attempts).set({ submittedAt: null }).where(eq(attempts.id, begun))
  stored = ids.reverse()
})

const list = (
  range: { from?: number; count?: number; after?: string },
  rest: Omit<ResultList, 'quizId'> = {},
) => listResults(db, { quizId: quiz.quizId, ...rest }, range)
const idsOf = async (range: { from: number; count: number }): Promise<string[]> =>
  (await list(range)).results.map(({ _id }) => _id)

test('given a result, then the parts behind it follow without a total', async () => {
  const ids = stored.map(({ id }) => id)
  const whole = (await list({})).results.map(({ _id }) => _id)
  expect(whole).toHaveLength(ids.length)
  for (const [index, after] of whole.entries()) {
    const { results, total } = await list({ after, from: 1, count: 3 })
    expect(results.map(({ _id }) => _id)).toEqual(whole.slice(index + 2, index + 5))
    expect(total).toBeUndefined()
  }
})

test('given a result and a session, then only results of the session follow', async () => {
  const { results } = await list({}, { sessionId: quiz.sessionIds[1]! })
  const [first, ...others] = results.map(({ _id }) => _id)
  const behind = await list({ after: first! }, { sessionId: quiz.sessionIds[1]! })
  expect(behind.results.map(({ _id }) => _id)).toEqual(others)
})

test('given pages of any size, then they contain each result once, the newest first', async () => {
  const whole = await list({})
  const ids = whole.results.map(({ _id }) => _id)
  expect(ids).toHaveLength(stored.length)
  expect(new Set(ids)).toEqual(new Set(stored.map(({ id }) => id)))
  const times = whole.results.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().reverse())
  for (const count of [1, 4, 5, 20]) {
    const parts: string[] = []
    for (let from = 0; from < stored.length; from += count) parts.push(...(await idsOf({ from, count })))
    expect(parts).toEqual(ids)
  }
  expect(await idsOf({ from: 500, count: 5 })).toEqual([])
})

test('given results that wait for their marks, then they are counted too, in the quiz and in the session', async () => {
  expect((await list({ count: 1 })).total).toBe(stored.length)
  for (const session of [0, 1]) {
    const { results, total } = await list({}, { sessionId: quiz.sessionIds[session]! })
    expect(results).toHaveLength(stored.filter((one) => one.session === session).length)
    expect(total).toBe(results.length)
  }
})

test('given a search, then only results of matching students are returned', async () => {
  await db.update(students).set({ nameKey: 'zoe 100%' }).where(eq(students.id, quiz.studentIds[1]!))
  const { results, total } = await list({ count: 3 }, { matching: containsText(students.nameKey, '0%') })
  expect(total).toBe(attemptsEach)
  expect(results.map(({ user_id }) => user_id)).toEqual(Array.from({ length: 3 }, () => quiz.studentIds[1]))
})

test('students of one mailbox are named at each other, but not for an address that was only typed', async () => {
  const set = (index: number, values: Partial<typeof students.$inferInsert>) =>
    db.update(students).set(values).where(eq(students.id, quiz.studentIds[index]!))
  const mailboxKey = 'home@example.org'
  await set(0, {
    kind: 'confirmed',
    mailboxKey,
    fullName: 'Ada',
    email: 'home+a@example.org',
    emailKey: 'home+a@example.org',
  })
  await set(1, {
    kind: 'listed',
    mailboxKey,
    fullName: 'Bo',
    email: 'home+b@example.org',
    emailKey: 'home+b@example.org',
  })
  await set(2, { kind: 'unconfirmed', mailboxKey })
  const { results } = await list({})
  const namesAt = (index: number) => [
    ...new Set(
      results
        .filter(({ user_id: id }) => id === quiz.studentIds[index])
        .map(({ same_mailbox: others }) => others?.map((other) => other.full_name).join() ?? 'none'),
    ),
  ]
  expect([namesAt(0), namesAt(1), namesAt(2)]).toEqual([['Bo'], ['Ada'], ['none']])
})
