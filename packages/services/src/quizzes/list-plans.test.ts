import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { selectPage } from './list-quizzes.ts'

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

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await insertRows(
    opened.db,
    quizzes,
    Array.from({ length: 10_000 }, (_, index) => quizRow(index)),
  )
  await opened.db.execute(sql`analyze quiz.quizzes`)
})
afterAll(() => opened.close())

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The nodes of the query plan for the first page of ten thousand quizzes. */
const explain = async (
  listQuery: Pick<Parameters<typeof selectPage>[1], 'sortBy' | 'sortOrder' | 'search' | 'quizType'>,
): Promise<Plan[]> => {
  const select = selectPage(opened.db, {
    instructorId: 'me',
    isArchived: false,
    isPublished: true,
    page: 1,
    perPage: 50,
    ...listQuery,
  })
  const { rows } = await opened.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (format json) ${select}`,
  )
  return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
}

test.each([
  ['created_at', 'quizzes_by_created'],
  ['name', 'quizzes_by_name'],
  ['course.name', 'quizzes_by_course'],
  ['reports_count', 'quizzes_by_reports'],
  ['quiz_type', 'quizzes_by_type'],
] as const)(
  'a page sorted by %s uses its index without sorting, in both directions and with filters',
  async (sortBy, index) => {
    for (const sortOrder of [1, -1] as const) {
      for (const filter of [
        {},
        { quizType: 'full' as const },
        { search: { key: 'quiz' as const, value: 'quiz' } },
      ]) {
        const plan = await explain({ sortBy, sortOrder, ...filter })
        expect(plan.map((node) => node['Index Name'])).toContain(index)
        expect(plan.map((node) => node['Node Type'])).not.toContain('Sort')
      }
    }
  },
)
