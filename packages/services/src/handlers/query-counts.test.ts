import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { listQuizzes } from '../quizzes/list/list-quizzes.ts'
import { readQuiz } from '../quizzes/read-quiz.ts'
import { addQuiz, draft, now, owner } from '../saving/fixtures.ts'
import { saveInOneCall } from '../saving/save-in-one-call.ts'

const { db } = await setUpDatabase()

const queryMethods: ReadonlySet<PropertyKey> = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'execute',
  '$count',
])

const countQueries = async (work: (db: Database) => Promise<unknown>): Promise<number> => {
  let queries = 0
  const counting = new Proxy(db, {
    get: (db, property) => {
      if (queryMethods.has(property)) queries += 1
      const value: unknown = Reflect.get(db, property)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  await work(counting)
  return queries
}

/** Adds a quiz in which every third question has its own tag and every second one a video that does not exist. */
const addQuizOf = async (count: number): Promise<string> => {
  const quizId = await addQuiz(db)
  const questions = Array.from({ length: count }, (_, index) =>
    draft(`${quizId}-${index}`, {
      tags: [{ tag_name: `tag ${index % 3 === 0 ? index : 0}` }],
      related_video_id: index % 2 === 0 ? `video-${index}` : null,
    }),
  )
  await saveInOneCall(db, { quizId, questions, isPublished: false }, owner, now)
  return quizId
}

test('a quiz of 100 questions is read with as many queries as one of two', async () => {
  const [small, large] = [await addQuizOf(2), await addQuizOf(100)]
  const read = (quizId: string) =>
    countQueries(async (db) => [
      await readQuiz(db, quizId),
      await readQuestions(db, quizId, { from: 0, count: 1_000 }),
    ])
  expect(await read(large)).toBe(await read(small))
  expect(await read(large)).toBeLessThanOrEqual(11)
})

test('a page of 200 quizzes is listed with as many queries as one of a single quiz', async () => {
  const list = (perPage: number, state: { isPublished?: boolean }) =>
    countQueries((db) =>
      listQuizzes(db, { instructorId: owner, isArchived: false, page: 1, perPage, ...state }),
    )
  // One query counts the quizzes. The query for the ids of the page is a subquery of the third.
  const drafts = { isPublished: false }
  expect([await list(1, drafts), await list(200, drafts)]).toEqual([3, 3])
  // Drafts beside published quizzes have a subquery of their own.
  expect([await list(1, {}), await list(200, {})]).toEqual([4, 4])
})
