import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { paperQuestions } from '../database/tables/papers.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { textArray } from '../database/text-array.ts'
import type { Attempt } from './find-attempt.ts'

type AttemptPaper = Pick<Attempt, 'id' | 'paperId'>

/**
 * Inserts blank answers to the given questions of an attempt's paper, or to all of them. Existing answers stay, and
 * questions that are not on the paper are ignored. The attempt must be locked.
 */
export const insertBlankAnswers = async (
  tx: Queryable,
  attempt: AttemptPaper,
  questionIds?: readonly string[],
): Promise<void> => {
  if (attempt.paperId !== null) await tx.execute(insertingBlanks(attempt, questionIds))
}

/** Returns the statement of `insertBlankAnswers`. */
export const insertingBlanks = ({ id, paperId }: AttemptPaper, questionIds?: readonly string[]): SQL => {
  const isNamed = questionIds ? sql`and p.question_id = any(${textArray(questionIds)})` : sql``
  return sql`
    insert into ${attemptAnswers} (attempt_id, question_id, revision_id, place, variant, selected, uploaded_images,
      is_skipped, is_marked, is_correct, obtained_marks, total_marks, time_spent)
    select ${id}, p.question_id, p.revision_id, p.place, p.variant, '{}', '{}', true, false, false, 0, p.total_marks, 0
    from ${paperQuestions} p where p.paper_id = ${paperId} ${isNamed}
    on conflict (attempt_id, question_id) do nothing`
}

/** Returns the questions of an attempt's paper that have no answer yet, with their revisions. */
export const readUnanswered = async (db: Queryable, { id, paperId }: AttemptPaper) => {
  if (paperId === null) return []
  const answered = db
    .select({ one: sql`1` })
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, id), eq(attemptAnswers.questionId, paperQuestions.questionId)))
  return db
    .select({ question: paperQuestions, revision: questionRevisions })
    .from(paperQuestions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, paperQuestions.revisionId))
    .where(and(eq(paperQuestions.paperId, paperId), notExists(answered)))
}

/** Returns the revision of a question on an attempt's paper, or undefined if the question is not on it. */
export const findAskedRevision = async (
  db: Queryable,
  { id, paperId }: AttemptPaper,
  questionId: string,
): Promise<string | undefined> => {
  const [answer] = await db
    .select({ revisionId: attemptAnswers.revisionId })
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, id), eq(attemptAnswers.questionId, questionId)))
  if (answer || paperId === null) return answer?.revisionId
  const [question] = await db
    .select({ revisionId: paperQuestions.revisionId })
    .from(paperQuestions)
    .where(and(eq(paperQuestions.paperId, paperId), eq(paperQuestions.questionId, questionId)))
  return question?.revisionId
}
