import { serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import type { ListedQuiz, QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables.ts'
import { foldText } from '../database/fold-text.ts'
import { named } from './read-quiz.ts'

const searched = { quiz: quizzes.nameKey, course: quizzes.courseKey, module: quizzes.moduleKey }
const sorted = {
  name: quizzes.nameKey,
  'course.name': quizzes.courseKey,
  quiz_type: quizzes.quizType,
  created_at: quizzes.createdAt,
  reports_count: quizzes.reportsCount,
}

export type QuizList = {
  instructorId: string
  isArchived: boolean
  /** Left out: published and unpublished ones. */
  isPublished?: boolean
  /** Left out: every type. */
  quizType?: QuizType
  /** A blank value is no search. */
  search?: { key: keyof typeof searched; value: string }
  sortBy?: keyof typeof sorted
  sortOrder?: 1 | -1
  page: number
  perPage: number
}
type ListedPage = {
  quizzes: ListedQuiz[]
  total: number
  page: number
  perPage: number
  hasNextPage: boolean
}

/** The rows of a page: an index stands for each order, so what is asked for is read and no more. */
export const selectPage = (db: Queryable, list: QuizList) => {
  const { page, perPage, sortBy = 'created_at', sortOrder = -1 } = list
  const direction = sortOrder === 1 ? asc : desc
  return db
    .select()
    .from(quizzes)
    .leftJoin(sessions, and(eq(sessions.quizId, quizzes.id), eq(sessions.isGeneral, true)))
    .where(conditionOf(list))
    .orderBy(direction(sorted[sortBy]), direction(quizzes.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
}

/**
 * One page of an instructor's quizzes. Newest first unless asked otherwise; equals stand in the order of
 * their making.
 */
export const listQuizzes = async (db: Queryable, list: QuizList): Promise<ListedPage> => {
  const { page, perPage } = list
  const [counted] = await db.select({ total: count() }).from(quizzes).where(conditionOf(list))
  const rows = await selectPage(db, list)
  const total = counted!.total
  return { quizzes: rows.map(describe), total, page, perPage, hasNextPage: page * perPage < total }
}

export const conditionOf = ({
  instructorId,
  isArchived,
  isPublished,
  quizType,
  search,
}: Omit<QuizList, 'page' | 'perPage'>): SQL | undefined => {
  const sought = foldText(search?.value ?? '')
  return and(
    eq(quizzes.instructorId, instructorId),
    eq(quizzes.isArchived, isArchived),
    isPublished === undefined ? undefined : eq(quizzes.isPublished, isPublished),
    quizType && eq(quizzes.quizType, quizType),
    // Not LIKE: what a person types is text, whatever % and _ mean to Postgres.
    search && sought !== '' ? sql`strpos(${searched[search.key]}, ${sought}) > 0` : undefined,
  )
}

const describe = ({
  quizzes: quiz,
  sessions: session,
}: {
  quizzes: typeof quizzes.$inferSelect
  sessions: typeof sessions.$inferSelect | null
}): ListedQuiz => ({
  _id: quiz.id,
  name: quiz.name,
  quiz_type: quiz.quizType,
  instructor_id: quiz.instructorId,
  course: named(quiz.courseName),
  module: named(quiz.moduleName),
  module_id: quiz.moduleId,
  chapter_id: quiz.chapterId,
  created_at: serializeDateTime(quiz.createdAt),
  attempts: quiz.attempts,
  reports_count: quiz.reportsCount,
  is_published: quiz.isPublished,
  is_archived: quiz.isArchived,
  ai_applied: quiz.aiApplied,
  version: quiz.version,
  session_id: session?.id ?? null,
})
