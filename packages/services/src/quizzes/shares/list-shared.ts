import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { givenRoles } from '@quizwright/domain/rules/role.ts'
import { and, asc, desc, eq, isNotNull, ne, sql, type SQL } from '../../database/drizzle.ts'
import { sharedWith } from '../../auth/rights/role-of.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { shares } from '../../database/tables/shares.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { searchCondition, sortColumns, toListedQuiz } from '../list/list-quizzes.ts'
import { toColleague } from './read-shares.ts'

/** The condition of the quizzes of others, filtered as in the list of own quizzes. */
const conditionOf = (
  userId: string,
  { filters, search }: Pick<ListState, 'filters' | 'search'>,
): SQL | undefined =>
  and(
    ne(quizzes.instructorId, userId),
    eq(quizzes.isArchived, filters.is_archived),
    filters.is_publish === undefined ? undefined : eq(quizzes.isPublished, filters.is_publish),
    filters.quiz_type === 'all' ? undefined : eq(quizzes.quizType, filters.quiz_type),
    filters.course_id === undefined ? undefined : eq(quizzes.courseId, filters.course_id),
    search.search ? searchCondition(search) : undefined,
  )

/** Selects the families in which somebody has roles, each with the place of the highest among `givenRoles`. */
const selectRoles = (db: Queryable, userId: string) =>
  db
    .select({
      familyId: shares.familyId,
      role: sql<number>`max(array_position(${textArray(givenRoles)}, ${shares.role}))`.as('role_place'),
    })
    .from(shares)
    .where(and(isNotNull(shares.role), sharedWith(userId)))
    .groupBy(shares.familyId)
    .as('roles')

/**
 * Selects a page of the quizzes that others share with somebody, each with the role, the owner and the number of all.
 * One statement reads the shares once, and fetches whole quizzes only for the page.
 */
const selectPage = (db: Queryable, userId: string, list: ListState) => {
  const { page, perPage } = list.pagination
  const direction = list.sort.sortOrder === 1 ? asc : desc
  const key = sortColumns[list.sort.sortBy]
  const roles = selectRoles(db, userId)
  const ids = db
    .select({
      id: quizzes.id,
      role: roles.role,
      total: sql<number>`(count(*) over ())::int`.as('total_shared'),
    })
    .from(roles)
    .innerJoin(quizzes, eq(quizzes.familyId, roles.familyId))
    .where(conditionOf(userId, list))
    .orderBy(direction(key), direction(quizzes.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
    .as('page')
  return db
    .select({
      quizzes,
      sessions,
      role: ids.role,
      total: ids.total,
      owner: { name: accounts.name, email: accounts.email },
    })
    .from(ids)
    .innerJoin(quizzes, eq(quizzes.id, ids.id))
    .leftJoin(sessions, and(eq(sessions.quizId, quizzes.id), eq(sessions.isGeneral, true)))
    .leftJoin(accounts, eq(accounts.id, quizzes.instructorId))
    .orderBy(direction(key), direction(quizzes.id))
}

/** Counts the quizzes of a page that is behind the last one, which has no row that says it. */
const countShared = (db: Queryable, userId: string, list: ListState): Promise<number> => {
  const roles = selectRoles(db, userId)
  return db.$count(
    db
      .select({ id: quizzes.id })
      .from(roles)
      .innerJoin(quizzes, eq(quizzes.familyId, roles.familyId))
      .where(conditionOf(userId, list))
      .as('shared'),
  )
}

/** Lists a page of the quizzes that others share with somebody. */
export const listShared = async (db: Queryable, userId: string, list: ListState) => {
  const { page, perPage } = list.pagination
  const rows = await selectPage(db, userId, list)
  const total = rows[0]?.total ?? (page > 1 ? await countShared(db, userId, list) : 0)
  const listed = rows.map((row) => ({
    ...toListedQuiz(row),
    role: givenRoles[row.role - 1] ?? 'viewer',
    owner: toColleague(row.quizzes.instructorId, row.owner ?? undefined),
  }))
  return { quizzes: listed, total, page, perPage, hasNextPage: page * perPage < total }
}
