import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { and, asc, eq, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

export type AnswerRow = typeof attemptAnswers.$inferSelect
/** What an answer needs of the revision that was answered. */
export const answeredRevision = {
  id: questionRevisions.id,
  content: questionRevisions.content,
  isDescriptive: questionRevisions.isDescriptive,
}
type AnsweredRevision = Pick<typeof questionRevisions.$inferSelect, keyof typeof answeredRevision>
export type AnswerWithRevision = { answer: AnswerRow; revision: AnsweredRevision }

export type AskedAnswer = { answer: AnswerRow; revision: { content: QuestionContent } }

/** Reads the answers of an attempt in the order of its questions, each with the revision that was answered. */
export const readAnswers = (db: Queryable, attemptId: string): Promise<AnswerWithRevision[]> =>
  db
    .select({ answer: attemptAnswers, revision: answeredRevision })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(eq(attemptAnswers.attemptId, attemptId))
    .orderBy(asc(attemptAnswers.place))

/** Reads the answers of an attempt that meet a condition on its quiz, and how many others there are. */
export const readAnswersWhere = async (
  db: Queryable,
  attemptId: string,
  where: SQL,
): Promise<{ answers: AnswerWithRevision[]; others: number }> => {
  const ofAttempt = eq(attemptAnswers.attemptId, attemptId)
  const answers = await db
    .select({ answer: attemptAnswers, revision: answeredRevision })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(and(ofAttempt, where))
    .orderBy(asc(attemptAnswers.place))
  return { answers, others: (await db.$count(attemptAnswers, ofAttempt)) - answers.length }
}
