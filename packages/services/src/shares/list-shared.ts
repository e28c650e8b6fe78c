import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm'
import { readAccountNames } from '../auth/account-names.ts'
import { readRoles, sharedWith } from '../auth/role-of.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { shares } from '../database/tables/shares.ts'
import { searchCondition, sortColumns, toListedQuiz } from '../quizzes/list-quizzes.ts'
import { toColleague } from './read-shares.ts'

/** The condition of the quizzes of others in which somebody has a role, filtered as in the list of own quizzes. */
const conditionOf = (
  db: Queryable,
  userId: string,
  { filters, search }: Pick<ListState, 'filters' | 'search'>,
): SQL | undefined =>
  and(
    ne(quizzes.instructorId, userId),
    isShared(db, userId),
    eq(quizzes.isArchived, filters.is_archived),
    filters.is_publish === undefined ? undefined : eq(quizzes.isPublished, filters.is_publish),
    filters.quiz_type === 'all' ? undefined : eq(quizzes.quizType, filters.quiz_type),
    filters.course_id === undefined ? undefined : eq(quizzes.courseId, filters.course_id),
    search.search ? searchCondition(search) : undefined,
  )

const isShared = (db: Queryable, userId: string): SQL => {
  const families = db
    .select({ id: shares.familyId })
    .from(shares)
    .where(and(isNotNull(shares.role), sharedWith(userId)))
  return inArray(quizzes.familyId, families)
}

/** Lists a page of the quizzes that others share with somebody. */
export const listShared = async (db: Queryable, userId: string, list: ListState) => {
  const { page, perPage } = list.pagination
  const where = conditionOf(db, userId, list)
  const direction = list.sort.sortOrder === 1 ? asc : desc
  const total = await db.$count(quizzes, where)
  const rows = await db
    .select({ quizzes, sessions })
    .from(quizzes)
    .leftJoin(sessions, and(eq(sessions.quizId, quizzes.id), eq(sessions.isGeneral, true)))
    .where(where)
    .orderBy(direction(sortColumns[list.sort.sortBy]), direction(quizzes.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [owners, roles] = await Promise.all([
    readAccountNames(db, [...new Set(rows.map((row) => row.quizzes.instructorId))]),
    readRoles(
      db,
      rows.map((row) => row.quizzes.id),
      userId,
    ),
  ])
  const listed = rows.map((row) => ({
    ...toListedQuiz(row),
    role: roles.get(row.quizzes.id)?.role ?? ('viewer' as const),
    owner: toColleague(row.quizzes.instructorId, owners.get(row.quizzes.instructorId)),
  }))
  return { quizzes: listed, total, page, perPage, hasNextPage: page * perPage < total }
}
