import { lengths } from '@quizwright/domain/limits.ts'
import { beforeAll, expect, test } from 'vitest'
import { quizzes } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import { createRandom } from '../../random/seeded-random.ts'
import { listQuizzes, type QuizList } from './list-quizzes.ts'

const { db } = await setUpDatabase()
beforeAll(async () => {
  await db.insert(quizzes).values([
    row('a', { name: 'Zoë’s quiz', courseName: 'Algebra', createdAt: new Date(1) }),
    row('b', {
      name: 'apples',
      courseName: 'Zoology',
      createdAt: new Date(2),
      quizType: 'pop',
      reportsCount: 5,
    }),
    row('c', { name: '100% sure_thing', createdAt: new Date(3), quizType: 'daq' }),
    row('d', { name: 'Ärger', moduleName: 'Café au lait', createdAt: new Date(4), isPublished: false }),
    row('e', { name: 'archived', createdAt: new Date(5), isArchived: true }),
    row('f', { name: 'foreign', createdAt: new Date(6), instructorId: 'other' }),
  ])
})

const row = (
  id: string,
  { name = id, courseName = null, moduleName = null, ...values }: Partial<typeof quizzes.$inferInsert>,
): typeof quizzes.$inferInsert => ({
  id,
  familyId: id,
  version: 1,
  instructorId: 'me',
  name,
  nameKey: foldText(name),
  description: '',
  quizType: 'full',
  aiModel: 'gpt-3.5',
  duration: 60,
  passingPercentage: 50,
  isPublished: true,
  courseName,
  courseKey: foldText(courseName ?? ''),
  moduleName,
  moduleKey: foldText(moduleName ?? ''),
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...values,
})
const list = (query: Partial<QuizList> = {}) =>
  listQuizzes(db, { instructorId: 'me', isArchived: false, page: 1, perPage: 10, ...query })
const ids = async (query?: Partial<QuizList>) => (await list(query)).quizzes.map((quiz) => quiz._id).join('')

test('the newest quizzes come first, without archived ones and those of other instructors', async () => {
  expect(await ids()).toBe('dcba')
  expect(await ids({ isArchived: true })).toBe('e')
  expect(await ids({ isPublished: true })).toBe('cba')
  expect(await ids({ quizType: 'daq' })).toBe('c')
})

test.each(['created_at', 'name', 'course.name', 'quiz_type', 'reports_count'] as const)(
  'given pages of one quiz, sorted by %s, then together they are the list in order',
  async (sortBy) => {
    for (const sortOrder of [1, -1] as const) {
      const pages = [1, 2, 3, 4].map((page) => ids({ sortBy, sortOrder, page, perPage: 1 }))
      expect((await Promise.all(pages)).join('')).toBe(await ids({ sortBy, sortOrder }))
    }
  },
)

test.each([
  ['name', 'cbda', 'adbc'],
  ['course.name', 'cdab', 'badc'],
  ['quiz_type', 'cadb', 'bdac'],
  ['created_at', 'abcd', 'dcba'],
  ['reports_count', 'acdb', 'bdca'],
] as const)('sorts by %s in both directions', async (sortBy, ascending, descending) => {
  expect(await ids({ sortBy, sortOrder: 1 })).toBe(ascending)
  expect(await ids({ sortBy, sortOrder: -1 })).toBe(descending)
})

test.each([
  ['quiz', 'ZOE', 'a'],
  ['quiz', '0%', 'c'],
  ['quiz', '_', 'c'],
  ['quiz', '%', 'c'],
  ['quiz', '   ', 'dcba'],
  ['quiz', 'arger', 'd'],
  ['course', 'zoo', 'b'],
  ['module', 'cafe  AU', 'd'],
  ['module', '\\', ''],
] as const)('searches the name of the %s for %j', async (key, value, found) => {
  expect(await ids({ search: { key, value } })).toBe(found)
})

test('given names of a thousand random characters, then quizzes are stored, found and sorted', async () => {
  const random = createRandom(7)
  const longest = Array.from({ length: lengths.name }, () =>
    String.fromCodePoint(0x4e00 + random.integer(20_000)),
  )
  const name = longest.join('')
  await db.insert(quizzes).values(row('long', { name, courseName: name, instructorId: 'long' }))
  const found = await list({
    instructorId: 'long',
    search: { key: 'quiz', value: name.slice(-9) },
    sortBy: 'course.name',
  })
  expect(found.quizzes).toMatchObject([{ name, course: { name } }])
})

test('consecutive pages contain every quiz once', async () => {
  const first = await list({ perPage: 3 })
  const second = await list({ perPage: 3, page: 2 })
  expect([...first.quizzes, ...second.quizzes].map((quiz) => quiz._id).join('')).toBe('dcba')
  expect([first.hasNextPage, second.hasNextPage, first.total]).toEqual([true, false, 4])
  expect(await list({ perPage: 2, page: 2 })).toMatchObject({ hasNextPage: false })
  expect(await list({ page: 9 })).toMatchObject({ quizzes: [], total: 4, hasNextPage: false })
})
