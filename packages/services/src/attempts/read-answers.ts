import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'

export type AnswerWithRevision = {
  answer: typeof attemptAnswers.$inferSelect
  revision: typeof questionRevisions.$inferSelect
}

/** Reads the answers of an attempt in the order of its questions, each with the revision that was answered. */
export const readAnswers = (db: Queryable, attemptId: string): Promise<AnswerWithRevision[]> =>
  db
    .select({ answer: attemptAnswers, revision: questionRevisions })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(eq(attemptAnswers.attemptId, attemptId))
    .orderBy(asc(attemptAnswers.place))
