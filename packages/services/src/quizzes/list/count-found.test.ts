import { beforeAll, expect, test } from 'vitest'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countListed, listQuizzes, type QuizList } from './list-quizzes.ts'

const quizTypes = ['full', 'practice', 'pop', 'daq'] as const
const filler = 'words '.repeat(20)
/** Most names are short. Some are longer than their beginning, and have the searched word before or behind its end. */
const nameAt = (index: number): string => {
  if (index % 50 === 1) return `${filler} rivers ${index}`
  if (index % 50 === 2) return `${filler.slice(0, 96)}rivers`
  if (index % 50 === 3) return `rivers ${filler}`
  if (index % 50 === 4) return `${filler} lakes ${index}`
  if (index % 50 === 5) return 'x'.repeat(100)
  return index % 3 === 0 ? `lakes ${index}` : `rivers ${index} 100%`
}
const rows = Array.from({ length: 3_000 }, (_, index): typeof quizzes.$inferInsert => ({
  id: `q${index}`,
  familyId: `q${index}`,
  version: 1,
  instructorId: index % 10 === 0 ? 'other' : 'me',
  name: nameAt(index),
  nameKey: nameAt(index),
  description: '',
  quizType: quizTypes[index % 4]!,
  aiModel: 'gpt-3.5',
  duration: 60,
  passingPercentage: 50,
  courseId: `course-${index % 5}`,
  courseKey: `course ${index % 5} ${nameAt(index)}`,
  moduleKey: nameAt(index),
  isPublished: index % 3 > 0,
  isArchived: index % 7 === 0,
  createdAt: new Date(index * 1_000),
  updatedAt: new Date(0),
}))

const { db } = await setUpDatabase()
beforeAll(async () => {
  await insertRows(db, quizzes, rows)
})

const list = {
  instructorId: 'me',
  isArchived: false,
  sortBy: 'name' as const,
  sortOrder: 1 as const,
  perPage: 50,
}
type Search = NonNullable<QuizList['search']>
const textOf = (row: (typeof rows)[number], { key, everywhere }: Search): string => {
  if (everywhere) return `${row.nameKey}\n${row.courseKey}\n${row.moduleKey}`
  return { quiz: row.nameKey, course: row.courseKey!, module: row.moduleKey! }[key]
}
type Filters = Pick<QuizList, 'quizType' | 'courseId'> & { isPublished?: boolean }
const found = (search: Search, { quizType, courseId, isPublished }: Filters) =>
  rows.filter(
    (row) =>
      row.instructorId === 'me' &&
      row.isArchived === false &&
      (quizType === undefined || row.quizType === quizType) &&
      (courseId === undefined || row.courseId === courseId) &&
      (isPublished === undefined || row.isPublished === isPublished) &&
      textOf(row, search).includes(search.value),
  ).length

test.each<[string, Search, Filters]>([
  ['a word at the beginning or far behind', { key: 'quiz', value: 'rivers' }, {}],
  ['a word across the end of the beginning', { key: 'quiz', value: 's rivers' }, {}],
  ['what all have', { key: 'quiz', value: ' ' }, {}],
  ['a character that LIKE takes for another', { key: 'quiz', value: '100%' }, { isPublished: true }],
  ['what none has', { key: 'quiz', value: 'glaciers' }, {}],
  ['a word in courses', { key: 'course', value: 'rivers' }, {}],
  ['a word in modules', { key: 'module', value: 'rivers' }, {}],
  ['a word anywhere', { key: 'quiz', value: 'rivers', everywhere: true }, {}],
  ['a word in one type', { key: 'quiz', value: 'rivers' }, { quizType: 'pop' }],
  ['a word in one course', { key: 'quiz', value: 'rivers' }, { courseId: 'course-3' }],
  [
    'a word in one course and type',
    { key: 'course', value: 'rivers' },
    { courseId: 'course-3', quizType: 'daq' },
  ],
])('a search counts exactly: %s', async (_, search, filters) => {
  expect(await countListed(db, { ...list, ...filters, search })).toBe(
    search.value.trim() === '' ? found({ ...search, value: '' }, filters) : found(search, filters),
  )
})

test('the pages of a search with many results hold each of them once, in order', async () => {
  const search = { key: 'quiz' as const, value: 'rivers' }
  const pages = []
  for (let page = 1; ; page++) {
    const read = await listQuizzes(db, { ...list, search, page })
    pages.push(read)
    if (!read.hasNextPage) break
  }
  const names = pages.flatMap((page) => page.quizzes.map(({ name }) => name))
  const all = rows.filter(
    (row) => row.instructorId === 'me' && row.isArchived === false && row.nameKey.includes('rivers'),
  )
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([all.length]))
  expect(names.toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  const beginnings = names.map((name) => name.slice(0, 100))
  expect(beginnings).toEqual(beginnings.toSorted())
})
