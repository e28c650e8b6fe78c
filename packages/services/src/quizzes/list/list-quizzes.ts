import { elementAt } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { and, asc, desc, eq, or, type SQL, sum, unionAll } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { containsText } from '../../database/queries/contains-text.ts'
import type { Queryable } from '../../database/database.ts'
import { quizCounts, quizzes, sessions } from '../../database/tables/quizzes.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import { fromNearerEnd } from '../../database/queries/from-nearer-end.ts'
import { countFound, type SearchedColumns } from './count-found.ts'
import { toNamed } from '../read-quiz.ts'

const searchColumns = { quiz: quizzes.nameKey, course: quizzes.courseKey, module: quizzes.moduleKey }
export const sortColumns = {
  name: quizzes.nameOrder,
  'course.name': quizzes.courseOrder,
  quiz_type: quizzes.quizType,
  created_at: quizzes.createdAt,
  reports_count: quizzes.reportsCount,
}

/** A search that finds at most this many quizzes has found few. */
const few = 500
const opposite = { 1: -1, [-1]: 1 } as const

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
  /** Undefined for quizzes with any course or none. */
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

const rowsOf = ({ page, perPage }: Pick<QuizList, 'page' | 'perPage'>, total: number) =>
  fromNearerEnd({ offset: (page - 1) * perPage, limit: perPage }, total)

/**
 * Selects the rows of one page of the `total` quizzes that match a condition. Each sort order has an index, from
 * which alone the ids of the page are read, so that no other quiz is fetched.
 */
export const selectPage = (db: Queryable, list: QuizList, total: number, where = filterCondition(list)) => {
  const { sortBy = 'created_at', sortOrder = -1 } = list
  const { isFromEnd, offset, limit } = rowsOf(list, total)
  const order = (direction: 1 | -1) =>
    [sortColumns[sortBy], quizzes.id].map((column) => (direction === 1 ? asc(column) : desc(column)))
  const ids = (condition: SQL | undefined) =>
    db.select({ id: quizzes.id, key: sortColumns[sortBy] }).from(quizzes).where(condition)
  const readOrder = order(isFromEnd ? opposite[sortOrder] : sortOrder)
  const inOrder = (condition: SQL | undefined) => ids(condition).orderBy(...readOrder)
  // The indexes contain published and unpublished quizzes apart; Postgres merges the two orders while it reads.
  const idsOf = (isPublished: boolean) =>
    inOrder(and(where, eq(quizzes.isPublished, isPublished))).limit(offset + limit)
  const page =
    list.isPublished === undefined
      ? unionAll(idsOf(true), idsOf(false))
          .orderBy(...readOrder)
          .limit(limit)
          .offset(offset)
          .as('page')
      : inOrder(where).limit(limit).offset(offset).as('page')
  return db
    .select({ quizzes, sessions })
    .from(page)
    .innerJoin(quizzes, eq(quizzes.id, page.id))
    .leftJoin(sessions, and(eq(sessions.quizId, quizzes.id), eq(sessions.isGeneral, true)))
    .orderBy(...order(sortOrder))
}

/**
 * Returns the condition and the number of the quizzes that a search finds, if they are few. Postgres cannot know
 * that they are few: it would read all quizzes in the order of the list for a page that never fills up.
 */
const findFew = async (db: Queryable, list: QuizList): Promise<{ where: SQL; total: number } | undefined> => {
  if (!list.search || !searchCondition(list.search)) return undefined
  const found = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(filterCondition(list))
    .limit(few + 1)
  const ids = found.map(({ id }) => id)
  return ids.length > few ? undefined : { where: inIds(quizzes.id, ids), total: ids.length }
}

/**
 * Reads one page of an instructor's quizzes, by default the newest first. Ties are ordered by id, which is the order
 * of creation.
 */
export const listQuizzes = async (db: Queryable, list: QuizList): Promise<ListedPage> => {
  const { page, perPage } = list
  const { rows, total } = (await readFew(db, list)) ?? (await readMany(db, list))
  return { quizzes: rows.map(toListedQuiz), total, page, perPage, hasNextPage: page * perPage < total }
}

type PageRows = { rows: Awaited<ReturnType<typeof selectPage>>; total: number }

const readFew = async (db: Queryable, list: QuizList): Promise<PageRows | undefined> => {
  const found = await findFew(db, list)
  return found && { rows: await readPage(db, list, found.total, found.where), total: found.total }
}

/** The first pages are read while all quizzes are counted, because they are at the beginning in any case. */
const readMany = async (db: Queryable, list: QuizList): Promise<PageRows> => {
  if (rowsOf(list, few + 1).isFromEnd) {
    const total = await countListed(db, list)
    return { rows: await readPage(db, list, total), total }
  }
  const [rows, total] = await Promise.all([readPage(db, list, few + 1), countListed(db, list)])
  return { rows, total }
}

const readPage = async (db: Queryable, list: QuizList, total: number, where?: SQL) =>
  rowsOf(list, total).limit > 0 ? selectPage(db, list, total, where) : []

/** Counts the quizzes of a list. Only a search, whose results nobody has counted, reads quizzes for it. */
export const countListed = async (
  db: Queryable,
  list: Omit<QuizList, 'page' | 'perPage'>,
): Promise<number> => {
  if (list.search && searchCondition(list.search)) return countSearched(db, list, list.search)
  const counted = elementAt(
    await db
      .select({ n: sum(quizCounts.n).mapWith(Number) })
      .from(quizCounts)
      .where(stateCondition(quizCounts, list)),
    0,
  )
  return counted.n ?? 0
}

/** Indexes ordered by name and course contain no course id: a filter by course reads its quizzes instead. */
const countSearched = (
  db: Queryable,
  list: Omit<QuizList, 'page' | 'perPage'>,
  { key, value, everywhere }: ListSearch,
): Promise<number> => {
  const columns = everywhere || list.courseId !== undefined ? undefined : orderedColumns[key]
  if (!columns) return db.$count(quizzes, filterCondition(list))
  return countFound(db, stateCondition(quizzes, list), columns, (column) =>
    containsText(column, foldText(value)),
  )
}
const orderedColumns: Partial<Record<ListSearch['key'], SearchedColumns>> = {
  quiz: { whole: quizzes.nameKey, beginning: quizzes.nameOrder },
  course: { whole: quizzes.courseKey, beginning: quizzes.courseOrder },
}

const filterCondition = (list: Omit<QuizList, 'page' | 'perPage'>): SQL | undefined =>
  and(stateCondition(quizzes, list), list.search && searchCondition(list.search))

const stateCondition = (
  table: typeof quizzes | typeof quizCounts,
  { instructorId, isArchived, isPublished, quizType, courseId }: Omit<QuizList, 'page' | 'perPage'>,
): SQL | undefined =>
  and(
    eq(table.instructorId, instructorId),
    eq(table.isArchived, isArchived),
    isPublished === undefined ? undefined : eq(table.isPublished, isPublished),
    quizType && eq(table.quizType, quizType),
    courseId === undefined ? undefined : eq(table.courseId, courseId),
  )

/** Undefined for a blank search, which matches every quiz. */
export const searchCondition = ({ key, value, everywhere }: ListSearch): SQL | undefined => {
  const text = foldText(value)
  if (text === '') return undefined
  const columns = everywhere ? Object.values(searchColumns) : [searchColumns[key]]
  return or(...columns.map((column) => containsText(column, text)))
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
