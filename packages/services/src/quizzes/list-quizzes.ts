import { serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { foldText } from '../database/fold-text.ts'
import { toNamed } from './read-quiz.ts'

const searchColumns = { quiz: quizzes.nameKey, course: quizzes.courseKey, module: quizzes.moduleKey }
const sortColumns = {
  name: quizzes.nameKey,
  'course.name': quizzes.courseKey,
  quiz_type: quizzes.quizType,
  created_at: quizzes.createdAt,
  reports_count: quizzes.reportsCount,
}

/** A blank value does not filter. With `everywhere` a match in any of the three columns is enough. */
type ListSearch = {
  key: keyof typeof searchColumns
  value: string
  everywhere?: boolean | undefined
}

export type QuizList = {
  instructorId: string
  isArchived: boolean
  /** Undefined for published and unpublished quizzes. */
  isPublished?: boolean
  /** Undefined for every type. */
  quizType?: QuizType
  /** Undefined for every course, and quizzes of none. */
  courseId?: string | undefined
  search?: ListSearch
  sortBy?: keyof typeof sortColumns
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

/** Selects the rows of one page. Each sort order has an index, so no more rows are read. */
export const selectPage = (db: Queryable, list: QuizList) => {
  const { page, perPage, sortBy = 'created_at', sortOrder = -1 } = list
  const direction = sortOrder === 1 ? asc : desc
  return db
    .select()
    .from(quizzes)
    .leftJoin(sessions, and(eq(sessions.quizId, quizzes.id), eq(sessions.isGeneral, true)))
    .where(filterCondition(list))
    .orderBy(direction(sortColumns[sortBy]), direction(quizzes.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
}

/**
 * Reads one page of an instructor's quizzes, by default the newest first. Equal quizzes are ordered by id, which
 * is the order of creation.
 */
export const listQuizzes = async (db: Queryable, list: QuizList): Promise<ListedPage> => {
  const { page, perPage } = list
  const [counted] = await db.select({ total: count() }).from(quizzes).where(filterCondition(list))
  const rows = await selectPage(db, list)
  const total = counted!.total
  return { quizzes: rows.map(toListedQuiz), total, page, perPage, hasNextPage: page * perPage < total }
}

export const filterCondition = ({
  instructorId,
  isArchived,
  isPublished,
  quizType,
  courseId,
  search,
}: Omit<QuizList, 'page' | 'perPage'>): SQL | undefined =>
  and(
    eq(quizzes.instructorId, instructorId),
    eq(quizzes.isArchived, isArchived),
    isPublished === undefined ? undefined : eq(quizzes.isPublished, isPublished),
    quizType && eq(quizzes.quizType, quizType),
    courseId === undefined ? undefined : eq(quizzes.courseId, courseId),
    search && searchCondition(search),
  )

/** Undefined for a blank search, which finds every quiz. */
export const searchCondition = ({ key, value, everywhere }: ListSearch): SQL | undefined => {
  const text = foldText(value)
  if (text === '') return undefined
  const columns = everywhere ? Object.values(searchColumns) : [searchColumns[key]]
  // Not LIKE, because % and _ in the search text are ordinary characters.
  return or(...columns.map((column) => sql`strpos(${column}, ${text}) > 0`))
}

export const toListedQuiz = ({
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
  course: toNamed(quiz.courseName),
  module: toNamed(quiz.moduleName),
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
