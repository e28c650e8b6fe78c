import { elementAt } from '@quizwright/domain/defined.ts'
import type { Database } from '@quizwright/services/database/database.ts'
import { insertRows } from '@quizwright/services/database/queries/insert-rows.ts'
import { quizzes, sessions } from '@quizwright/services/database/tables/quizzes.ts'
import { eq } from '@quizwright/services/database/drizzle.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'

const types = ['full', 'practice', 'pop', 'daq'] as const
const atOnce = 10_000

/**
 * Creates quizzes for an instructor by copying one in the database: of four types, 50 courses and 500
 * modules, a third unpublished, a seventh archived, one in 50 reported, each a minute older than the one
 * before.
 */
export const generateQuizzes = async (db: Database, instructor: Instructor, count: number): Promise<void> => {
  const quizId = await addQuiz(instructor, { end_time: '2090-01-01 08:00:00' }, soundQuestions(1), true)
  const quiz = elementAt(await db.select().from(quizzes).where(eq(quizzes.id, quizId)), 0)
  const session = elementAt(await db.select().from(sessions).where(eq(sessions.quizId, quizId)), 0)
  for (let from = 1; from < count; from += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => from + index)
    await insertRows(
      db,
      quizzes,
      places.map((place) => ({ ...quiz, ...varied(quiz, place) })),
    )
    await insertRows(
      db,
      sessions,
      places.map((place) => ({ ...session, ...ids(session, ['id', 'quizId', 'linkId'], place) })),
    )
  }
}

const ids = <Row extends Record<string, unknown>>(row: Row, columns: (keyof Row)[], place: number) =>
  Object.fromEntries(columns.map((column) => [column, `${String(row[column])}-${place}`]))

const varied = (quiz: typeof quizzes.$inferSelect, place: number): Partial<typeof quizzes.$inferInsert> => ({
  ...ids(quiz, ['id', 'familyId'], place),
  name: `Quiz ${place}`,
  nameKey: `quiz ${place}`,
  quizType: elementAt(types, place % types.length),
  courseId: `course-${place % 50}`,
  courseName: `Course ${place % 50}`,
  courseKey: `course ${place % 50}`,
  moduleName: `Module ${place % 500}`,
  moduleKey: `module ${place % 500}`,
  isPublished: place % 3 > 0,
  isArchived: place % 7 === 0,
  reportsCount: place % 50 === 0 ? 3 : 0,
  createdAt: minutesBefore(quiz.createdAt, place),
  updatedAt: minutesBefore(quiz.updatedAt, place),
})

const minutesBefore = (date: Date, minutes: number): Date => new Date(date.getTime() - minutes * 60_000)
