import { and, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { paperQuestions } from '../../database/tables/papers.ts'
import { textArray } from '../../database/queries/text-array.ts'
import type { Attempt } from '../find-attempt.ts'

type AttemptPaper = Pick<Attempt, 'id' | 'paperId'>

/**
 * Inserts blank answers to the given questions of an attempt's paper. Existing answers stay, and questions that are not
 * on the paper are ignored. The attempt must be locked.
 */
export const insertBlankAnswers = async (
  tx: Queryable,
  { id, paperId }: AttemptPaper,
  questionIds: readonly string[],
): Promise<void> => {
  await tx.execute(sql`
    insert into ${attemptAnswers} (attempt_id, question_id, revision_id, place, variant, selected, uploaded_images,
      is_skipped, is_marked, is_correct, obtained_marks, total_marks, time_spent)
    select ${id}, p.question_id, p.revision_id, p.place, p.variant, '{}', '{}', true, false, false, 0, p.total_marks, 0
    from ${paperQuestions} p where p.paper_id = ${paperId} and p.question_id = any(${textArray(questionIds)})
    on conflict (attempt_id, question_id) do nothing`)
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
