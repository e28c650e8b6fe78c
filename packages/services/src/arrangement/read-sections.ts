import { drawnTotals, isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import type { quizzes } from '../database/tables/quizzes.ts'

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

type Totals = Pick<typeof quizzes.$inferSelect, 'questionCount' | 'totalMarks'>

/** How many questions each student gets, and their marks: fewer than the quiz has where some are drawn. */
export const readTotals = async (
  db: Queryable,
  quiz: Totals & Pick<typeof quizzes.$inferSelect, 'id' | 'arrangement'>,
): Promise<Totals> =>
  isDrawn(quiz.arrangement) ? drawnTotals(quiz.arrangement, await readSections(db, quiz.id)) : quiz
