import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { paperQuestions } from '../database/tables/papers.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { textArray } from '../database/text-array.ts'
import type { Attempt } from './find-attempt.ts'

type AttemptPaper = Pick<Attempt, 'id' | 'paperId'>

/**
 * Inserts blank answers to questions of an attempt's paper, to all of them where none are named. Answers that
 * are there stay as they are; questions that the paper does not have are left out. Lock the attempt before.
 */
export const insertBlankAnswers = async (
  tx: Queryable,
  { id, paperId }: AttemptPaper,
  questionIds?: readonly string[],
): Promise<void> => {
  if (paperId === null) return
  const isNamed = questionIds ? sql`and p.question_id = any(${textArray(questionIds)})` : sql``
  await tx.execute(sql`
    insert into ${attemptAnswers} (attempt_id, question_id, revision_id, place, selected, uploaded_images,
      is_skipped, is_marked, is_correct, obtained_marks, total_marks, time_spent)
    select ${id}, p.question_id, p.revision_id, p.place, '{}', '{}', true, false, false, 0, p.total_marks, 0
    from ${paperQuestions} p where p.paper_id = ${paperId} ${isNamed}
    on conflict (attempt_id, question_id) do nothing`)
}

/** The questions of an attempt's paper that have no answer yet, with the revisions that are asked. */
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

/** The revision of a question that an attempt asks, or undefined where it does not ask the question. */
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
