import type { CountedGroup } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { and, count, eq, max } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { searchCondition } from './list-quizzes.ts'

/** Counts all quizzes of an instructor that a search finds, archived ones too, in one pass. */
export const countQuizzes = async (
  db: Queryable,
  instructorId: string,
  search: ListState['search'],
): Promise<CountedGroup[]> =>
  db
    .select({
      is_published: quizzes.isPublished,
      is_archived: quizzes.isArchived,
      quiz_type: quizzes.quizType,
      course_id: quizzes.courseId,
      // The name is a copy from the time of choice: one course may have several.
      course_name: max(quizzes.courseName),
      count: count(),
    })
    .from(quizzes)
    .where(and(eq(quizzes.instructorId, instructorId), search.search ? searchCondition(search) : undefined))
    .groupBy(quizzes.isPublished, quizzes.isArchived, quizzes.quizType, quizzes.courseId)
