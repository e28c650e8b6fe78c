import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { eq } from '../../database/drizzle.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countAttempt, recountAttempt } from './count-attempt.ts'
import { addQuizFixture } from './fixtures/add-quiz-fixture.ts'
import { readAllCounts, rebuildAndReadCounts } from './fixtures/read-all-counts.ts'
import { changeMark, storeAttempt } from './fixtures/store-attempt.ts'
import { summarizeAttempts, summarizeCounts } from './fixtures/summarize-counts.ts'
import { quizScope } from './frequency-weights.ts'
import { countUncounted } from './count-handed-in.ts'

const { db } = await setUpDatabase()

const studentCount = 3
const selections = fc.array(fc.constantFrom(0, 0, 1, 2, null), { minLength: 3, maxLength: 3 })
const handIn = fc.record({
  kind: fc.constant('hand in' as const),
  student: fc.nat(studentCount - 1),
  session: fc.nat(1),
  city: fc.constantFrom('Lahore', 'Quetta'),
  selections,
})
const correction = fc.record({
  kind: fc.constant('correction' as const),
  attempt: fc.nat(),
  mark: fc.constantFrom(0, 0.25, 0.1, 1),
})
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: handIn }, { weight: 1, arbitrary: correction }), {
  minLength: 1,
  maxLength: 12,
})

test('after any hand-ins and corrections, the counts match the attempts and a rebuild', async () => {
  const property = fc.asyncProperty(steps, async (generated) => {
    const fixture = await addQuizFixture(db, [1, 2, 3], studentCount)
    const { quizId, sessionIds } = fixture
    const ids: string[] = []
    const numbers = Array.from({ length: studentCount }, () => 0)
    for (const step of generated) {
      await db.transaction(async (tx) => {
        if (step.kind === 'hand in') {
          const number = ++numbers[step.student]!
          const id = await storeAttempt(tx, fixture, { ...step, number })
          await countAttempt(tx, id)
          ids.push(id)
        } else if (ids.length > 0) {
          const id = ids[step.attempt % ids.length]!
          await recountAttempt(tx, id, () => changeMark(tx, fixture, id, step.mark))
        }
      })
    }
    const counts = await readAllCounts(db, quizId)
    for (const scope of [quizScope, ...sessionIds]) {
      const expected = await summarizeAttempts(db, quizId, scope)
      expect(await summarizeCounts(db, quizId, scope)).toEqual({
        ...expected,
        first: expect.closeTo(expected.first, 9),
        latest: expect.closeTo(expected.latest, 9),
        highest: expect.closeTo(expected.highest, 9),
        all: expect.closeTo(expected.all, 9),
      })
    }
    expect(await rebuildAndReadCounts(db, quizId)).toEqual(counts)
  })
  await fc.assert(property, { numRuns: runs(8) })
})

test('given an attempt without marks, then it is counted when it gets them', async () => {
  const fixture = await addQuizFixture(db, [1, 1], 8)
  const { quizId } = fixture
  const id = await storeAttempt(db, fixture, { student: 0, session: 0, number: 1, selections: [0, 0] })
  await db.update(attempts).set({ obtainedMarks: null, correctPercentage: null }).where(eq(attempts.id, id))
  await db.transaction((tx) => countAttempt(tx, id))
  expect((await readAllCounts(db, quizId))['scoreCounts']).toEqual([])
  await db.transaction((tx) => recountAttempt(tx, id, () => changeMark(tx, fixture, id, 0.5)))
  expect(await summarizeCounts(db, quizId, quizScope)).toMatchObject({ all: 1.5 })
})

test('given an attempt that loses its marks, then the student’s other one counts as the first', async () => {
  const fixture = await addQuizFixture(db, [1, 1], 1)
  const { quizId } = fixture
  const store = (number: number, selections: [number, number]) =>
    storeAttempt(db, fixture, { student: 0, session: 0, number, selections })
  const ids = [await store(1, [0, 0]), await store(2, [0, 1])]
  for (const id of ids) await db.transaction((tx) => countAttempt(tx, id))
  const takeMarksAway = (id: string) =>
    db.transaction((tx) =>
      recountAttempt(tx, id, async () => {
        await tx
          .update(attempts)
          .set({ obtainedMarks: null, correctPercentage: null, isCounted: false })
          .where(eq(attempts.id, id))
      }),
    )
  await takeMarksAway(ids[0]!)
  expect(await summarizeCounts(db, quizId, quizScope)).toMatchObject({
    first: 1,
    latest: 1,
    all: 1,
    second: 0,
  })
  expect(await rebuildAndReadCounts(db, quizId)).toEqual(await readAllCounts(db, quizId))
  await takeMarksAway(ids[1]!)
  for (const rows of Object.values(await readAllCounts(db, quizId))) expect(rows).toEqual([])
})

test('given attempts stored by an earlier release, when the services start, then they are counted', async () => {
  const fixture = await addQuizFixture(db, [1, 1], 2)
  for (const student of [0, 1])
    await storeAttempt(db, fixture, { student, session: 0, number: 1, selections: [student, 0] })
  await countUncounted(db)
  const counts = await readAllCounts(db, fixture.quizId)
  expect(counts['scoreCounts']).not.toEqual([])
  expect(await rebuildAndReadCounts(db, fixture.quizId)).toEqual(counts)
})
