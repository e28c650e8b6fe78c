import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import { answerOnce } from './answer-once.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const body = { name: 'Copy' }
const call = {
  user: { userId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  idempotencyKey: 'k'.repeat(32),
  params: { quizId: 'one' },
  query: {},
  body,
}

test('given the key of an equal body for another object, then it is refused and nothing is done', async () => {
  const context = { db: opened.db, now: () => new Date() }
  const run = (given: object, result: string) =>
    answerOnce(context, 'copyQuiz', { ...call, ...given }, () => Promise.resolve({ result }))
  expect(await run({}, 'first')).toEqual({ result: 'first' })
  expect(await run({}, 'again')).toEqual({ result: 'first' })
  for (const other of [{ params: { quizId: 'two' } }, { query: { all: 'yes' } }])
    await expect(run(other, 'other')).rejects.toMatchObject({ code: 'CONTRACT' })
})
