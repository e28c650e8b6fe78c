import { elementAt } from '@quizwright/domain/defined.ts'
import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { createCountingTogether } from './count-handed-in.ts'
import { addQuizFixture } from './fixtures/add-quiz-fixture.ts'
import { readAllCounts, rebuildAndReadCounts } from './fixtures/read-all-counts.ts'
import { storeAttempt } from './fixtures/store-attempt.ts'
import { lockCountsOfQuiz } from './lock-counts.ts'

const { db, embedded } = await setUpDatabase()

/** Stores so many quizzes, with two uncounted attempts of the same two students at each. Returns their ids. */
const storeQuizzes = async (count: number): Promise<string[]> => {
  const quizIds: string[] = []
  const { studentIds } = await addQuizFixture(db, [1], 2)
  for (let quiz = 0; quiz < count; quiz++) {
    const fixture = { ...(await addQuizFixture(db, [1, 1], 1)), studentIds }
    const one = { session: quiz % 2, number: 1, selections: [quiz % 3, 0] }
    await storeAttempt(db, fixture, { ...one, student: 0 })
    await storeAttempt(db, fixture, { ...one, student: 1 })
    quizIds.push(fixture.quizId)
  }
  return quizIds
}

const attemptsOf = async (quizId: string) =>
  (await db.select().from(quizzes).where(eq(quizzes.id, quizId)))[0]?.attempts

const expectCounted = async (quizIds: readonly string[]) => {
  for (const quizId of quizIds) {
    expect(await attemptsOf(quizId)).toBe(2)
    const counts = await readAllCounts(db, quizId)
    expect(counts['scoreCounts']).not.toEqual([])
    expect(await rebuildAndReadCounts(db, quizId)).toEqual(counts)
  }
}

/** The database, with a function that is run before each transaction. */
const watched = (before: () => void) =>
  new Proxy(db, {
    get: (target, name) => {
      const of = target[name as keyof Database] as (...args: unknown[]) => unknown
      if (name === 'transaction') before()
      return of.bind(target)
    },
  })

test('students who hand in at a quiz each are counted in a few transactions, and each of them once', async () => {
  const quizIds = await storeQuizzes(20)
  let transactions = 0
  const count = createCountingTogether(watched(() => transactions++))
  await Promise.all([...quizIds, ...quizIds].map(count))
  expect(transactions).toBeLessThan(quizIds.length / 3)
  await expectCounted(quizIds)
})

test('what keeps many quizzes from being counted together does not keep each from being counted', async () => {
  const quizIds = await storeQuizzes(3)
  let transactions = 0
  const count = createCountingTogether(
    watched(() => {
      // The second one counts all but the first quiz, which came before.
      if (++transactions === 2) throw new Error('broken')
    }),
  )
  await Promise.all(quizIds.map(count))
  await expectCounted(quizIds)
})

// An embedded database has one connection, so nobody else holds anything there.
if (!embedded)
  test('a quiz whose counts somebody holds for long does not keep others from being counted', async () => {
    const quizIds = await storeQuizzes(3)
    const count = createCountingTogether(db)
    const [locked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = elementAt(quizIds, 1)
    const holding = db.transaction(async (tx) => {
      await lockCountsOfQuiz(tx, held)
      locked.resolve()
      await left.promise
    })
    await locked.promise
    const [first, second, third] = quizIds.map(count)
    await Promise.all([first, third])
    expect(await attemptsOf(held)).toBe(0)
    left.resolve()
    await Promise.all([holding, second])
    await expectCounted(quizIds)
  })

if (!embedded)
  test('a quiz whose row somebody holds is counted as soon as they are done', async () => {
    const quizIds = await storeQuizzes(2)
    const count = createCountingTogether(db)
    const [locked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = db.transaction(async (tx) => {
      await tx
        .select()
        .from(quizzes)
        .where(eq(quizzes.id, elementAt(quizIds, 0)))
        .for('share')
      locked.resolve()
      await left.promise
    })
    await locked.promise
    const [first, second] = quizIds.map(count)
    await second
    left.resolve()
    await Promise.all([holding, first])
    await expectCounted(quizIds)
  })
