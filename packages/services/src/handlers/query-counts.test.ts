import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { listQuizzes } from '../quizzes/list-quizzes.ts'
import { readQuiz } from '../quizzes/read-quiz.ts'
import { addQuiz, draft, now, owner } from '../saving/fixtures.ts'
import { saveInOneCall } from '../saving/save-in-one-call.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const reads: ReadonlySet<PropertyKey> = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'execute',
  '$count',
])

/** How many questions the work asks the database. */
const countQueries = async (work: (db: Database) => Promise<unknown>): Promise<number> => {
  let asked = 0
  const counting = new Proxy(opened.db, {
    get: (db, name) => {
      if (reads.has(name)) asked += 1
      const found: unknown = Reflect.get(db, name)
      return typeof found === 'function' ? found.bind(db) : found
    },
  })
  await work(counting)
  return asked
}

/** Every third question has a tag of its own and every other a video that is not there. */
const addQuizOf = async (count: number): Promise<string> => {
  const quizId = await addQuiz(opened.db)
  const questions = Array.from({ length: count }, (_, at) =>
    draft(`${quizId}-${at}`, {
      tags: [{ tag_name: `tag ${at % 3 === 0 ? at : 0}` }],
      related_video_id: at % 2 === 0 ? `video-${at}` : null,
    }),
  )
  await saveInOneCall(opened.db, { quizId, questions, isPublished: false }, owner, now)
  return quizId
}

test('a quiz of many questions is read with as many queries as one of two', async () => {
  const [small, large] = [await addQuizOf(2), await addQuizOf(100)]
  const read = (quizId: string) =>
    countQueries(async (db) => [
      await readQuiz(db, quizId),
      await readQuestions(db, quizId, { from: 0, count: 1_000 }),
    ])
  expect(await read(large)).toBe(await read(small))
  expect(await read(large)).toBeLessThanOrEqual(8)
})

test('a page of the list takes two queries, however many quizzes are on it', async () => {
  const list = (perPage: number) =>
    countQueries((db) => listQuizzes(db, { instructorId: owner, isArchived: false, page: 1, perPage }))
  expect([await list(1), await list(200)]).toEqual([2, 2])
})
