import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { LateAnswersBody } from '@quizwright/domain/schemas/late-answer.ts'
import { passOneWay } from '../../questions/arrangement/one-way.ts'
import { answerOrders } from '../../questions/arrangement/presented-lists.ts'
import { readAskedAnswers } from '../answers/asked-answers.ts'
import { notBeforeAttempt } from '../answers/answer-times.ts'
import { lockAttempt } from '../find-attempt.ts'
import { handInOverdueAttempt } from '../hand-in/hand-in.ts'
import { isOverdue, requireOpen } from '../require-open.ts'
import { saveAnswers } from '../answers/save-answers.ts'
import { lockKeysOfAttempt } from '../../corrections/applying/lock-marking.ts'
import type { Queryable } from '../../database/database.ts'
import { storeLateAnswers } from './store-late-answers.ts'

/**
 * Stores what a device could not send before the end of an attempt. If the attempt is open after all, because its end
 * was moved, the answers are saved. Throws QUIZ_CLOSED for an open attempt at a closed quiz, and the problems of
 * `saveAnswers` and `storeLateAnswers`.
 */
export const sendLateAnswers = async (
  tx: Queryable,
  attemptId: string,
  { answers }: LateAnswersBody,
  now: Date,
): Promise<{ late: number; saved: number }> => {
  await lockKeysOfAttempt(tx, attemptId)
  const locked = await lockAttempt(tx, attemptId)
  const asked = await readAskedAnswers(
    tx,
    locked.attempt,
    answers.map(({ question_id: id }) => id),
  )
  const { toStored } = answerOrders(locked.attempt, asked)
  // What was left before the end does not change after it.
  const { open } = await passOneWay(tx, locked.attempt, answers.map(toStored), { advances: false })
  const timed = open.map(({ answered_at: at, ...given }) => ({
    given,
    answeredAt: notBeforeAttempt(at === undefined ? now : parseDateTime(at), locked.attempt, now),
  }))
  if (locked.attempt.submittedAt === null && !isOverdue(locked, now)) {
    requireOpen(locked, now)
    const aged = timed.map(({ given, answeredAt }) => ({
      ...given,
      answered_ago: (now.getTime() - answeredAt.getTime()) / 1_000,
    }))
    const { kept, late } = await saveAnswers(tx, locked.attempt, asked, { answers: aged }, now)
    return { late, saved: open.length - kept.length - late }
  }
  await handInOverdueAttempt(tx, attemptId, now)
  return { late: await storeLateAnswers(tx, locked.attempt, timed, now), saved: 0 }
}
