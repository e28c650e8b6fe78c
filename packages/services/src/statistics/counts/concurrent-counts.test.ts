import { expect, test } from 'vitest'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countAttempt, countAttempts, recountAttempt } from './count-attempt.ts'
import { addQuizFixture } from './fixtures/add-quiz-fixture.ts'
import { readAllCounts, rebuildAndReadCounts } from './fixtures/read-all-counts.ts'
import { changeMark, storeAttempt } from './fixtures/store-attempt.ts'
import { summarizeCounts } from './fixtures/summarize-counts.ts'
import { quizScope } from './frequency-weights.ts'

const { db } = await setUpDatabase()

/** Stores a quiz with 16 uncounted attempts, two by each of 8 students. */
const storeClass = async () => {
  const fixture = await addQuizFixture(db, [1, 1], 8)
  const ids: string[] = []
  for (let index = 0; index < 16; index++)
    ids.push(
      await storeAttempt(db, fixture, {
        student: index % 8,
        session: index % 2,
        number: 1 + Math.floor(index / 8),
        selections: [index % 3, index % 2],
      }),
    )
  return { fixture, ids }
}

const count = (id: string) => db.transaction((tx) => countAttempt(tx, id))

const expectCountsOfRebuild = async (quizId: string): Promise<void> => {
  const counts = await readAllCounts(db, quizId)
  expect(await rebuildAndReadCounts(db, quizId)).toEqual(counts)
}

test('given attempts counted twice at the same time, then each is counted once', async () => {
  const { fixture, ids } = await storeClass()
  await Promise.all([...ids, ...ids].map(count))
  expect(await summarizeCounts(db, fixture.quizId, quizScope)).toMatchObject({
    second: 8,
    cities: { Lahore: 4, Quetta: 4 },
  })
  await expectCountsOfRebuild(fixture.quizId)
})

test('given marks that change while other attempts are counted, then each attempt is counted once', async () => {
  const { fixture, ids } = await storeClass()
  const [counted, uncounted] = [ids.slice(0, 8), ids.slice(8)]
  await db.transaction((tx) => countAttempts(tx, counted))
  const changes = counted.map((id, index) =>
    db.transaction((tx) => recountAttempt(tx, id, () => changeMark(tx, fixture, id, index % 3))),
  )
  await Promise.all([...changes, ...uncounted.map(count)])
  await expectCountsOfRebuild(fixture.quizId)
})

test('given attempts counted together, then the counts are the same as one after the other', async () => {
  const { fixture, ids } = await storeClass()
  await db.transaction((tx) => countAttempts(tx, ids.slice(0, 10)))
  await db.transaction((tx) => countAttempts(tx, ids.slice(10)))
  await expectCountsOfRebuild(fixture.quizId)
})
