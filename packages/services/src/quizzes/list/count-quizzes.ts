import type { CountedGroup } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { and, count, eq, gt, sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { quizCounts, quizzes } from '../../database/tables/quizzes.ts'
import { searchCondition } from './list-quizzes.ts'

/** The groups of quizzes with a count: `quiz_counts` has those without a search. */
const selectGroups = (db: Queryable, instructorId: string, where: SQL | undefined) =>
  where
    ? db
        .select({
          is_published: quizzes.isPublished,
          is_archived: quizzes.isArchived,
          quiz_type: quizzes.quizType,
          course_id: quizzes.courseId,
          count: count(),
        })
        .from(quizzes)
        .where(and(eq(quizzes.instructorId, instructorId), where))
        .groupBy(quizzes.isPublished, quizzes.isArchived, quizzes.quizType, quizzes.courseId)
    : db
        .select({
          is_published: quizCounts.isPublished,
          is_archived: quizCounts.isArchived,
          quiz_type: quizCounts.quizType,
          course_id: sql<string | null>`nullif(${quizCounts.courseId}, '')`,
          count: quizCounts.n,
        })
        .from(quizCounts)
        .where(and(eq(quizCounts.instructorId, instructorId), gt(quizCounts.n, 0)))

/**
 * Counts the quizzes of an instructor that a search finds, including archived ones. The name of a course is a copy
 * from the time of choice, so any quiz with the course provides it.
 */
export const countQuizzes = async (
  db: Queryable,
  instructorId: string,
  search: ListState['search'],
): Promise<CountedGroup[]> => {
  const groups = await selectGroups(db, instructorId, search.search ? searchCondition(search) : undefined)
  const names = await readCourseNames(db, instructorId, groups)
  return groups.map((group) => ({
    ...group,
    course_name: group.course_id === null ? null : (names.get(group.course_id) ?? null),
  }))
}

type Group = Omit<CountedGroup, 'course_name'>

/** Reads the names of the courses, each from one quiz of a group, which an index finds. */
const readCourseNames = async (
  db: Queryable,
  instructorId: string,
  groups: readonly Group[],
): Promise<Map<string, string | null>> => {
  const ofCourses = [...new Map(groups.map((group) => [group.course_id, group])).values()].filter(
    ({ course_id }) => course_id !== null,
  )
  const { rows } = await db.execute<{ id: string; name: string | null }>(sql`
    select course_id as id, named.name
    from jsonb_to_recordset(${JSON.stringify(ofCourses)}::jsonb)
      as given (is_archived boolean, is_published boolean, quiz_type text, course_id text)
    cross join lateral (
      select ${quizzes.courseName} as name from ${quizzes}
      where ${quizzes.instructorId} = ${instructorId} and ${quizzes.isArchived} = given.is_archived
        and ${quizzes.isPublished} = given.is_published and ${quizzes.courseId} = given.course_id
        and ${quizzes.quizType} = given.quiz_type
      limit 1) named`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
