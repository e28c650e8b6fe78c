import type { CountedGroup } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { and, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { searchCondition } from './list-quizzes.ts'

/**
 * Counts the quizzes of an instructor that a search finds, including archived ones, in one pass. Without a search it
 * reads only an index. The name of a course is a copy from the time of choice, so any quiz of the group provides it.
 */
export const countQuizzes = async (
  db: Queryable,
  instructorId: string,
  search: ListState['search'],
): Promise<CountedGroup[]> => {
  const groups = db
    .select({
      is_published: quizzes.isPublished,
      is_archived: quizzes.isArchived,
      quiz_type: quizzes.quizType,
      course_id: quizzes.courseId,
      count: count().as('count'),
    })
    .from(quizzes)
    .where(and(eq(quizzes.instructorId, instructorId), search.search ? searchCondition(search) : undefined))
    .groupBy(quizzes.isPublished, quizzes.isArchived, quizzes.quizType, quizzes.courseId)
    .as('groups')
  const named = alias(quizzes, 'named')
  const course = db
    .select({ name: named.courseName })
    .from(named)
    .where(
      and(
        eq(named.instructorId, instructorId),
        eq(named.isArchived, groups.is_archived),
        eq(named.isPublished, groups.is_published),
        eq(named.courseId, groups.course_id),
        eq(named.quizType, groups.quiz_type),
      ),
    )
    .limit(1)
    .as('course')
  return db
    .select({ ...groups._.selectedFields, course_name: course.name })
    .from(groups)
    .leftJoinLateral(course, sql`true`)
}
