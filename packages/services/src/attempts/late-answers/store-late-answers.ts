import { entryOf } from '@quizwright/domain/defined.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { GivenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import { sql } from '../../database/drizzle.ts'
import { readAskedAnswers } from '../answers/asked-answers.ts'
import { insertBlankAnswers } from '../answers/paper-answers.ts'
import type { AnswerRow } from '../answers/read-answers.ts'
import type { Attempt } from '../find-attempt.ts'
import { requireFitting, storedResponse } from '../answers/responses.ts'
import { isSameAnswer, sortSelection } from '../answers/same-answer.ts'
import type { Queryable } from '../../database/database.ts'
import { lateAnswers } from '../../database/tables/late-answers.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'

/** An answer and when it was given, by the services' clock. */
export type LateGiven = { given: Omit<GivenAnswer, 'answered_ago'>; answeredAt: Date }

/**
 * Stores answers that arrived after the end of their locked attempt. Answers that the attempt has already, or that a
 * later answer from another device has replaced, are not stored. Neither is a checked one, which cannot change. Returns
 * the number of answers that are late. Throws FOREIGN_QUESTION for a question or an option that the attempt does not
 * have, and then stores nothing.
 */
export const storeLateAnswers = async (
  tx: Queryable,
  attempt: Attempt,
  answers: readonly LateGiven[],
  now: Date,
): Promise<number> => {
  const byQuestion = new Map(answers.map((answer) => [answer.given.question_id, answer]))
  const questionIds = [...byQuestion.keys()]
  if (questionIds.length === 0) return 0
  await insertBlankAnswers(tx, attempt, questionIds)
  const asked = await readAskedAnswers(tx, attempt, questionIds)
  if (asked.length !== questionIds.length) throw new Problem('FOREIGN_QUESTION')
  const late = asked.flatMap(({ answer: before, revision }) => {
    const { given, answeredAt } = entryOf(byQuestion, before.questionId)
    requireFitting(revision.content, given)
    return isLate(before, given, answeredAt) ? [{ given, answeredAt }] : []
  })
  if (late.length === 0) return 0
  const waits = sql`${lateAnswers.acceptanceId} is null`
  // One given before the result was shown is never replaced by one given after. A row that has only late images
  // repeats the answer that counts.
  const hasOnlyImages = sql`exists (select 1 from ${attemptAnswers} counted
    where counted.attempt_id = ${lateAnswers.attemptId} and counted.question_id = ${lateAnswers.questionId}
      and (counted.selected, counted.answer, counted.response)
        is not distinct from (${lateAnswers.selected}, ${lateAnswers.answer}, ${lateAnswers.response}))`
  const isReplaceable = sql`${waits} and (${hasOnlyImages} or ${lateAnswers.answeredAt} <= excluded.answered_at
    and (${lateAnswers.isAfterResult} or not excluded.is_after_result))`
  await tx
    .insert(lateAnswers)
    .values(
      late.map(({ given, answeredAt }) => ({
        attemptId: attempt.id,
        questionId: given.question_id,
        selected: sortSelection(given.selected),
        // The statements that save late answers know a blank one by its text.
        answer: isBlankText(given.answer) ? '' : given.answer,
        response: storedResponse(given.response),
        timeSpent: given.time_spent,
        answeredAt,
        receivedAt: now,
        isAfterResult: isAfterResult(attempt, answeredAt),
      })),
    )
    .onConflictDoUpdate({
      target: [lateAnswers.attemptId, lateAnswers.questionId],
      set: {
        selected: sql`excluded.selected`,
        answer: sql`excluded.answer`,
        response: sql`excluded.response`,
        timeSpent: sql`excluded.time_spent`,
        answeredAt: sql`excluded.answered_at`,
        receivedAt: sql`excluded.received_at`,
        isAfterResult: sql`excluded.is_after_result`,
      },
      // The same answer sent again, because the response was lost, keeps the time at which it first arrived.
      setWhere: sql`${isReplaceable} and
        (${lateAnswers.selected}, ${lateAnswers.answer}, ${lateAnswers.response})
        is distinct from (excluded.selected, excluded.answer, excluded.response)`,
    })
  return late.length
}

/** Whether an answer was given after its student was shown the result. */
export const isAfterResult = ({ isDelivered, deliveredAt }: Attempt, answeredAt: Date): boolean =>
  isDelivered && (deliveredAt === null || answeredAt >= deliveredAt)

/** Date-times on the wire have full seconds. */
const secondMs = 1_000

const isLate = (before: AnswerRow, given: LateGiven['given'], answeredAt: Date): boolean =>
  !before.isChecked &&
  !isSameAnswer(before, given) &&
  (before.answeredAt === null || before.answeredAt.getTime() < answeredAt.getTime() + secondMs)
