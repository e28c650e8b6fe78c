import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/open-database.ts'
import {
  attempts,
  markCounts,
  optionSums,
  placeSums,
  questionSums,
  scoreCounts,
  standings,
  totalSums,
} from '../../database/tables.ts'
import { openTestDatabase } from '../../database/test-database.ts'
import { countAttempt, countAttempts, recountAttempt } from './count-attempt.ts'
import { addPaper, changeMark, type Handed, type Paper, storeAttempt } from './fixtures.ts'
import { countUncounted, rebuildCounts } from './rebuild-counts.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

/**
 * Every row of every table of counts that holds more than zeros, as text; sums of fractions are the same to
 * nine digits.
 */
const readCounts = async ({ quizId }: Paper): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {}
  for (const [name, table] of Object.entries({
    markCounts,
    optionSums,
    questionSums,
    totalSums,
    scoreCounts,
    placeSums,
    standings,
  })) {
    const { rows } = await opened.db.execute<Record<string, unknown>>(
      sql`select * from ${table} where quiz_id = ${quizId}`,
    )
    const held = rows.filter((row) => ['n_all', 'n', 'attempt_id'].some((column) => row[column]))
    found[name] = held
      .map((row) =>
        JSON.stringify(row, (_, value) =>
          typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : value,
        ),
      )
      .sort()
  }
  return found
}

const rebuilt = async (paper: Paper): Promise<Record<string, string[]>> => {
  await opened.db.transaction((tx) => rebuildCounts(tx, [paper.quizId]))
  return readCounts(paper)
}

/**
 * How many attempts of a student are the nth, the latest, the highest: reckoned here from the attempts, by no
 * statement of ours.
 */
const reckon = async (paper: Paper, scope: string) => {
  const counted = await opened.db.select().from(attempts).where(eq(attempts.quizId, paper.quizId))
  const inScope = counted
    .filter((one) => scope === 'all' || one.sessionId === scope)
    .sort((a, b) => a.number - b.number)
  const byStudent = [...Map.groupBy(inScope, (one) => one.studentId).values()]
  const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + value!, 0)
  return {
    first: sum(byStudent.map((own) => own[0]!.obtainedMarks)),
    second: byStudent.filter((own) => own.length > 1).length,
    latest: sum(byStudent.map((own) => own.at(-1)!.obtainedMarks)),
    highest: sum(byStudent.map((own) => Math.max(...own.map((one) => one.obtainedMarks!)))),
    all: sum(inScope.map((one) => one.obtainedMarks)),
    cities: Object.fromEntries(
      [...Map.groupBy(inScope, (one) => one.city)].map(([city, own]) => [
        city,
        new Set(own.map((one) => one.studentId)).size,
      ]),
    ),
  }
}

const read = async (paper: Paper, scope: string) => {
  const {
    rows: [score],
  } = await opened.db.execute<Record<string, number>>(sql`
    select sum(n_first * total)::float8 as first, sum(n_second)::integer as second, sum(n_latest * total)::float8 as latest, sum(n_highest * total)::float8 as highest, sum(n_all * total)::float8 as all
    from ${scoreCounts} where quiz_id = ${paper.quizId} and scope = ${scope}`)
  const { rows: places } = await opened.db.execute<{ city: string; students: number }>(
    sql`select city, students from ${placeSums} where quiz_id = ${paper.quizId} and scope = ${scope} and n > 0`,
  )
  return {
    ...Object.fromEntries(Object.entries(score!).map(([key, value]) => [key, value ?? 0])),
    cities: Object.fromEntries(places.map((place) => [place.city, place.students])),
  }
}

const students = 3
const chosen = fc.array(fc.constantFrom(0, 0, 1, 2, null), { minLength: 3, maxLength: 3 })
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('hand in' as const),
      student: fc.nat(students - 1),
      session: fc.nat(1),
      city: fc.constantFrom('Lahore', 'Quetta'),
      chosen,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('recount' as const),
      which: fc.nat(),
      mark: fc.constantFrom(0, 0.25, 0.1, 1),
    }),
  },
)

test('after any hand-ins and corrections the counts are those of the attempts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const paper = await addPaper(opened.db, [1, 2, 3], students)
      const ids: string[] = []
      const numbers = Array.from({ length: students }, () => 0)
      for (const one of steps) {
        await opened.db.transaction(async (tx) => {
          if (one.kind === 'hand in') {
            ids.push(await storeAttempt(tx, paper, { ...one, number: ++numbers[one.student]! }))
            await countAttempt(tx, ids.at(-1)!)
          } else if (ids.length > 0) {
            const id = ids[one.which % ids.length]!
            await recountAttempt(tx, id, () => changeMark(tx, paper, id, one.mark))
          }
        })
      }
      const kept = await readCounts(paper)
      for (const scope of ['all', ...paper.sessionIds]) {
        const [found, expected] = [await read(paper, scope), await reckon(paper, scope)]
        expect(found).toEqual({
          ...expected,
          first: expect.closeTo(expected.first, 9),
          latest: expect.closeTo(expected.latest, 9),
          highest: expect.closeTo(expected.highest, 9),
          all: expect.closeTo(expected.all, 9),
        })
      }
      expect(await rebuilt(paper)).toEqual(kept)
    }),
    { numRuns: 8 },
  )
})

const classOf = async (handed: readonly Handed[]): Promise<{ paper: Paper; ids: string[] }> => {
  const paper = await addPaper(opened.db, [1, 1], 8)
  const ids: string[] = []
  for (const one of handed) ids.push(await storeAttempt(opened.db, paper, one))
  return { paper, ids }
}
const sixteen: Handed[] = Array.from({ length: 16 }, (_, at) => ({
  student: at % 8,
  session: at % 2,
  number: 1 + Math.floor(at / 8),
  chosen: [at % 3, at % 2],
}))

test('attempts that are handed in at once, two of each student among them, are all counted, and once', async () => {
  const { paper, ids } = await classOf(sixteen)
  await Promise.all([...ids, ...ids].map((id) => opened.db.transaction((tx) => countAttempt(tx, id))))
  const kept = await readCounts(paper)
  expect(await read(paper, 'all')).toMatchObject({ second: 8, cities: { Lahore: 4, Quetta: 4 } })
  expect(await rebuilt(paper)).toEqual(kept)
})

test('marks that change while others hand in are counted once too', async () => {
  const { paper, ids } = await classOf(sixteen)
  await opened.db.transaction((tx) => countAttempts(tx, ids.slice(0, 8)))
  const changes = ids
    .slice(0, 8)
    .map((id, at) =>
      opened.db.transaction((tx) => recountAttempt(tx, id, () => changeMark(tx, paper, id, at % 3))),
    )
  await Promise.all([
    ...changes,
    ...ids.slice(8).map((id) => opened.db.transaction((tx) => countAttempt(tx, id))),
  ])
  const kept = await readCounts(paper)
  expect(await rebuilt(paper)).toEqual(kept)
})

test('many at once are counted as one by one', async () => {
  const { paper, ids } = await classOf(sixteen)
  await opened.db.transaction((tx) => countAttempts(tx, ids.slice(0, 10)))
  await opened.db.transaction((tx) => countAttempts(tx, ids.slice(10)))
  const kept = await readCounts(paper)
  expect(await rebuilt(paper)).toEqual(kept)
})

test('an attempt whose answers wait for their marks is counted when it has them', async () => {
  const {
    paper,
    ids: [id],
  } = await classOf(sixteen.slice(0, 1))
  await opened.db
    .update(attempts)
    .set({ obtainedMarks: null, correctPercentage: null })
    .where(eq(attempts.id, id!))
  await opened.db.transaction((tx) => countAttempt(tx, id!))
  expect((await readCounts(paper)).scoreCounts).toEqual([])
  await opened.db.transaction((tx) => recountAttempt(tx, id!, () => changeMark(tx, paper, id!, 0.5)))
  expect(await read(paper, 'all')).toMatchObject({ all: 1.5 })
})

test('what an earlier release stored is counted when the services start', async () => {
  const { paper } = await classOf(sixteen)
  await countUncounted(opened.db)
  const kept = await readCounts(paper)
  expect(kept['scoreCounts']).not.toEqual([])
  expect(await rebuilt(paper)).toEqual(kept)
})
