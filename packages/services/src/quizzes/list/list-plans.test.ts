import { sql } from '../../database/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { containsText } from '../../database/queries/contains-text.ts'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { selectCounts } from './count-found.ts'
import { listQuizzes, type QuizList, selectPage } from './list-quizzes.ts'

const quizTypes = ['full', 'practice', 'pop', 'daq'] as const
const quizRow = (index: number): typeof quizzes.$inferInsert => ({
  id: `q${index}`,
  familyId: `q${index}`,
  version: 1,
  instructorId: index % 10 === 0 ? 'other' : 'me',
  name: `Quiz ${index}`,
  nameKey: `quiz ${index}`,
  description: '',
  quizType: quizTypes[index % 4]!,
  aiModel: 'gpt-3.5',
  duration: 60,
  passingPercentage: 50,
  courseKey: `course ${index % 50}`,
  moduleKey: '',
  isPublished: index % 3 > 0,
  isArchived: index % 7 === 0,
  reportsCount: index % 5,
  createdAt: new Date(index * 1_000),
  updatedAt: new Date(0),
})

const { db } = await setUpDatabase()
beforeAll(async () => {
  await insertRows(
    db,
    quizzes,
    Array.from({ length: 10_000 }, (_, index) => quizRow(index)),
  )
  await db.execute(sql`vacuum analyze quiz.quizzes`)
})

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const total = 5_000
type Listed = Partial<Pick<QuizList, 'isPublished' | 'sortBy' | 'sortOrder' | 'search' | 'quizType' | 'page'>>
/** Returns the nodes of the query plan for the ids of a page of ten thousand quizzes. */
const explainPage = async (listed: Listed): Promise<Plan[]> => {
  const list = { instructorId: 'me', isArchived: false, isPublished: true, page: 1, perPage: 50, ...listed }
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (format json) ${selectPage(db, list, total)}`,
  )
  const limited = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).find((node) => node['Node Type'] === 'Limit')
  return nodesOf(limited!)
}

const indexes = [
  ['created_at', 'quizzes_by_created'],
  ['name', 'quizzes_by_name'],
  ['course.name', 'quizzes_by_course'],
  ['reports_count', 'quizzes_by_reports'],
  ['quiz_type', 'quizzes_by_type'],
] as const

test.each(indexes)(
  'a page sorted by %s uses its index without sorting, in both directions and with filters',
  async (sortBy, index) => {
    for (const sortOrder of [1, -1] as const) {
      for (const filter of [
        {},
        { quizType: 'full' as const },
        { search: { key: 'quiz' as const, value: 'quiz' } },
      ]) {
        const plan = await explainPage({ sortBy, sortOrder, ...filter })
        expect(plan.map((node) => node['Index Name'])).toContain(index)
        expect(plan.map((node) => node['Node Type'])).not.toContain('Sort')
      }
    }
  },
)

test.each(indexes)(
  'given a page far from the beginning, sorted by %s, then only the index is read',
  async (sortBy, index) => {
    const plan = await explainPage({ sortBy, page: 60 })
    expect(plan.slice(1)).toMatchObject([{ 'Node Type': 'Index Only Scan', 'Index Name': index }])
  },
)

test.each(indexes)(
  'a page of published and unpublished quizzes sorted by %s merges both orders of its index',
  async (sortBy, index) => {
    for (const sortOrder of [1, -1] as const) {
      const plan = await explainPage({ isPublished: undefined, sortBy, sortOrder, page: 2 })
      expect(plan.filter((node) => node['Index Name'] === index)).toHaveLength(2)
      expect(plan.map((node) => node['Node Type'])).toContain('Merge Append')
      expect(plan.map((node) => node['Node Type'])).not.toContain('Sort')
    }
  },
)

test('given a search with thousands of results, then a page in the middle continues the one before it', async () => {
  const search = { key: 'quiz' as const, value: 'quiz' }
  const list = { instructorId: 'me', isArchived: false, search, sortBy: 'name' as const, perPage: 50 }
  const [before, page] = [
    await listQuizzes(db, { ...list, page: 99 }),
    await listQuizzes(db, { ...list, page: 100 }),
  ]
  expect([before.total, page.total]).toEqual([7_714, 7_714])
  expect(new Set([...before.quizzes, ...page.quizzes].map(({ _id }) => _id)).size).toBe(100)
  expect(before.quizzes.at(-1)!.name > page.quizzes[0]!.name).toBe(true)
})

test.each([
  ['name', { whole: quizzes.nameKey, beginning: quizzes.nameOrder }],
  ['course', { whole: quizzes.courseKey, beginning: quizzes.courseOrder }],
] as const)(
  'what a search by %s finds is counted from the index of its order alone',
  async (name, columns) => {
    const state = sql`instructor_id = 'me' and not is_archived and is_published`
    const counting = selectCounts(db, state, columns, (column) => containsText(column, 'o'))
    const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (format json) ${counting}`,
    )
    expect(nodesOf(rows[0]!['QUERY PLAN'][0].Plan).slice(1)).toMatchObject([
      { 'Node Type': 'Index Only Scan', 'Index Name': `quizzes_by_${name}` },
    ])
  },
)
