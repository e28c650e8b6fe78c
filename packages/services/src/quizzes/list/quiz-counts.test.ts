import { eq, gt, inArray, sql } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { inIds } from '../../database/queries/in-ids.ts'
import { migrate } from '../../database/schema/migrate.ts'
import { readMigrations } from '../../database/schema/read-migrations.ts'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { quizCounts, quizzes, sessions } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { addQuiz, owner, readQuizRow } from '../../saving/fixtures.ts'
import { countListed } from './list-quizzes.ts'

const { db } = await setUpDatabase()
let ids: string[]
beforeEach(async () => {
  await db.delete(quizzes)
  ids = []
  for (const values of [
    {},
    { courseId: 'P' },
    { courseId: 'P', isPublished: true },
    { courseId: 'C', quizType: 'pop' as const },
    { courseId: 'C', isArchived: true },
    { instructorId: 'other' },
  ])
    ids.push(await addQuiz(db, values))
})

const readKept = () =>
  db
    .select()
    .from(quizCounts)
    .where(gt(quizCounts.n, 0))
    .orderBy(
      quizCounts.instructorId,
      quizCounts.courseId,
      quizCounts.quizType,
      quizCounts.isArchived,
      quizCounts.isPublished,
    )

const courseId = sql<string>`coalesce(${quizzes.courseId}, '')`
const countStored = () =>
  db
    .select({
      instructorId: quizzes.instructorId,
      isArchived: quizzes.isArchived,
      isPublished: quizzes.isPublished,
      quizType: quizzes.quizType,
      courseId,
      n: sql<number>`count(*)::int`,
    })
    .from(quizzes)
    .groupBy(quizzes.instructorId, quizzes.isArchived, quizzes.isPublished, quizzes.quizType, courseId)
    .orderBy(quizzes.instructorId, courseId, quizzes.quizType, quizzes.isArchived, quizzes.isPublished)

const changes: [what: string, change: () => Promise<unknown>][] = [
  ['added one by one', async () => undefined],
  [
    'added by one statement',
    async () => {
      const row = await readQuizRow(db, ids[1]!)
      const copies = ['a', 'b', 'c'].map((id) => ({ ...row, id, familyId: id, isArchived: id === 'c' }))
      await insertRows(db, quizzes, copies)
    },
  ],
  [
    'archived',
    () =>
      db
        .update(quizzes)
        .set({ isArchived: true })
        .where(inIds(quizzes.id, ids.slice(0, 4))),
  ],
  ['published', () => db.update(quizzes).set({ isPublished: true })],
  [
    'moved to another course',
    () => db.update(quizzes).set({ courseId: 'M' }).where(eq(quizzes.courseId, 'C')),
  ],
  ['taken out of their course', () => db.update(quizzes).set({ courseId: null })],
  ['changed in their type', () => db.update(quizzes).set({ quizType: 'daq' })],
  ['given to another instructor', () => db.update(quizzes).set({ instructorId: 'other' })],
  ['changed in what is not counted', () => db.update(quizzes).set({ name: 'Heat', attempts: 3 })],
  [
    'deleted',
    async () => {
      await db.delete(sessions).where(inArray(sessions.quizId, ids))
      await db.delete(quizzes).where(inIds(quizzes.id, ids.slice(1, 3)))
    },
  ],
]

test.each(changes)(
  'given quizzes that are %s, then the counts are those of the quizzes',
  async (_, change) => {
    await change()
    expect(await readKept()).toEqual(await countStored())
  },
)

test('a change that is rolled back leaves the counts as they were', async () => {
  const before = await readKept()
  const failing = db.transaction(async (tx) => {
    await tx.update(quizzes).set({ isArchived: true })
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await readKept()).toEqual(before)
})

test('a list is counted by state, type and course', async () => {
  const count = (list: object) => countListed(db, { instructorId: owner, isArchived: false, ...list })
  expect([
    await count({}),
    await count({ isPublished: true }),
    await count({ courseId: 'P' }),
    await count({ quizType: 'pop' }),
    await count({ isArchived: true }),
    await count({ instructorId: 'nobody' }),
  ]).toEqual([4, 1, 2, 1, 1, 0])
})

test('given quizzes of an earlier version, when it is migrated, then they are counted', async () => {
  const kept = await readKept()
  await db.execute(sql`drop table quiz.quiz_counts`)
  await db.execute(sql`drop function quiz.count_quizzes cascade`)
  await db.execute(sql`drop function quiz.add_to_quiz_count cascade`)
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('quiz-counts'))!
  await db.execute(sql`delete from quizwright.migrations where name = ${migration.name}`)
  await migrate(db)
  expect(await readKept()).toEqual(kept)
})
