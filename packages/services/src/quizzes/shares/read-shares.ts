import { defined } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { QuizShares, Share } from '@quizwright/domain/schemas/share.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, isNotNull } from '../../database/drizzle.ts'
import { type AccountName, readAccountNames } from '../../auth/accounts/account-names.ts'
import { readRoles } from '../../auth/rights/role-of.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { courses } from '../../database/tables/main.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { shares } from '../../database/tables/shares.ts'
import { readShareLink } from './share-links.ts'

/** Returns a person as others see one. One of an operator's own auth service has no name here. */
export const toColleague = (id: string, account: AccountName | undefined) => ({
  _id: id,
  name: account?.name ?? '',
  email: account?.email ?? '',
})

/** Reads who owns a quiz and what its colleagues may do, as the caller sees it. Throws NOT_FOUND. */
export const readShares = async (
  db: Queryable,
  quizId: string,
  userId: string,
  now: Date,
): Promise<QuizShares> => {
  const [quiz] = await db
    .select({
      familyId: quizzes.familyId,
      ownerId: quizzes.instructorId,
      courseId: quizzes.courseId,
      courseName: quizzes.courseName,
    })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
  if (!quiz) throw new Problem('NOT_FOUND')
  const rows = await db
    .select()
    .from(shares)
    .where(and(eq(shares.familyId, quiz.familyId), isNotNull(shares.role)))
  const idsOf = (kind: 'person' | 'course') =>
    rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId)
  const [people, teams, roles, link] = await Promise.all([
    readAccountNames(db, [quiz.ownerId, ...idsOf('person')]),
    readCourseNames(db, idsOf('course')),
    readRoles(db, [quizId], userId),
    // Who may make one sees it.
    quiz.ownerId === userId ? readShareLink(db, quiz, now) : null,
  ])
  const listed = rows.map(({ kind, subjectId, role, changedAt }): Share => ({
    kind,
    ...toColleague(subjectId, kind === 'person' ? people.get(subjectId) : teams.get(subjectId)),
    role: defined(role, 'role'),
    given_at: serializeDateTime(changedAt),
  }))
  return {
    owner: toColleague(quiz.ownerId, people.get(quiz.ownerId)),
    role: roles.get(quizId)?.role ?? 'viewer',
    shares: listed.sort((one, other) => one.name.localeCompare(other.name, 'en')),
    link,
    course: quiz.courseId === null ? null : { _id: quiz.courseId, name: quiz.courseName ?? '' },
  }
}

const readCourseNames = async (
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { name: string; email: string }>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(courses).where(inIds(courses.id, ids))
  return new Map(rows.map(({ id, name }) => [id, { name, email: '' }]))
}
