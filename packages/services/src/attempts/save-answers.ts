import { Problem } from '@quizwright/contracts/problem.ts'
import type { GivenAnswer } from '@quizwright/contracts/schemas/learner.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, questionRevisions } from '../database/tables.ts'
import type { Attempt } from './find-attempt.ts'
import { isBlank } from './mark-answer.ts'

/** Options once each, in their order: the same choice is then the same array. */
export const inOrder = (selected: readonly number[]): number[] =>
  [...new Set(selected)].sort((one, other) => one - other)

/** Whether two answers say the same; marks for later and times do not count. */
export const saysTheSame = (
  one: { selected: readonly number[]; answer: string },
  other: { selected: readonly number[]; answer: string },
): boolean => one.answer === other.answer && inOrder(one.selected).join() === inOrder(other.selected).join()

/**
 * Keeps answers of an attempt that is open and locked; the last one to a question counts. Throws
 * FOREIGN_QUESTION for a question or an option that the attempt does not have, and ANSWER_FIXED where a
 * checked answer would change. Nothing is kept then.
 */
export const saveAnswers = async (
  tx: Queryable,
  attempt: Attempt,
  given: readonly GivenAnswer[],
  now: Date,
): Promise<void> => {
  const byQuestion = new Map(given.map((answer) => [answer.question_id, answer]))
  if (byQuestion.size === 0) return
  const kept = await readKept(tx, attempt.id, [...byQuestion.keys()])
  if (kept.length !== byQuestion.size) throw new Problem('FOREIGN_QUESTION')
  const elapsed = Math.max(0, (now.getTime() - attempt.startedAt.getTime()) / 1_000)
  const rows = kept.map((before) => {
    const answer = byQuestion.get(before.questionId)!
    const selected = inOrder(answer.selected)
    if (selected.some((at) => at >= before.options)) throw new Problem('FOREIGN_QUESTION')
    if (before.isChecked && !saysTheSame(before, answer)) throw new Problem('ANSWER_FIXED')
    return {
      question_id: before.questionId,
      selected,
      answer: answer.answer,
      is_marked: answer.is_marked,
      time_spent: Math.min(answer.time_spent, elapsed),
      is_skipped: isBlank({ selected, answer: answer.answer, uploadedImages: before.uploadedImages }),
    }
  })
  await tx.execute(sql`
    update ${attemptAnswers} as kept
    set selected = given.selected, answer = given.answer, is_marked = given.is_marked, time_spent = given.time_spent, is_skipped = given.is_skipped
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(question_id text, selected int[], answer text, is_marked boolean, time_spent double precision, is_skipped boolean)
    where kept.attempt_id = ${attempt.id} and kept.question_id = given.question_id`)
}

const readKept = (tx: Queryable, attemptId: string, questionIds: string[]) =>
  tx
    .select({
      questionId: attemptAnswers.questionId,
      selected: attemptAnswers.selected,
      answer: attemptAnswers.answer,
      uploadedImages: attemptAnswers.uploadedImages,
      isChecked: attemptAnswers.isChecked,
      options: sql<number>`jsonb_array_length(${questionRevisions.content} -> 'options')`,
    })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(and(eq(attemptAnswers.attemptId, attemptId), inArray(attemptAnswers.questionId, questionIds)))
