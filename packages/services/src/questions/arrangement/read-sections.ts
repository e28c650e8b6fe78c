import { drawnTotals, isDrawn, type QuizSection } from '@quizwright/domain/arrangement/draws.ts'
import { asc, count, eq, max, min, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import type { quizzes } from '../../database/tables/quizzes.ts'

/** Reads the section and the marks of each question of a quiz, in order. */
export const readSections = (db: Queryable, quizId: string) =>
  db
    .select({
      section: sql<string>`${questionRevisions.content} ->> 'section'`,
      weightage: questionRevisions.weightage,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))

/** Counts the questions of each section of a quiz, in order. */
export const countBySection = async (db: Queryable, quizId: string): Promise<QuizSection[]> => {
  const section = sql<string>`btrim(${questionRevisions.content} ->> 'section', E' \\t\\n\\r')`
  const [least, most] = [min(questionRevisions.weightage), max(questionRevisions.weightage)]
  const rows = await db
    .select({ section, count: count(), least, most })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .groupBy(sql`1`)
    .orderBy(asc(min(questions.place)))
  return rows.map(({ least: lowest, most: highest, ...one }) => ({
    ...one,
    marks: lowest === highest ? Number(lowest) : null,
  }))
}

type Totals = Pick<typeof quizzes.$inferSelect, 'questionCount' | 'totalMarks'>

/** How many questions each student gets, and their marks: fewer than the quiz has where some are drawn. */
export const readTotals = async (
  db: Queryable,
  quiz: Totals & Pick<typeof quizzes.$inferSelect, 'id' | 'arrangement'>,
): Promise<Totals> =>
  isDrawn(quiz.arrangement) ? drawnTotals(quiz.arrangement, await readSections(db, quiz.id)) : quiz
