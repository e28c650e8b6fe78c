import { Problem } from '@quizwright/contracts/problem.ts'
import type { LaterAnswer } from '@quizwright/domain/schemas/attempt.ts'
import type { GivenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import type { Queryable } from '../../database/database.ts'
import { type LateGiven, storeLateAnswers } from '../late-answers/store-late-answers.ts'
import { type SentAt, readTime, transitOf } from './answer-times.ts'
import type { Attempt } from '../find-attempt.ts'
import { isBlank } from '../marks/mark-answer.ts'
import type { AnswerRow, AskedAnswer } from './read-answers.ts'
import { requireFitting, responseField, storedResponse } from './responses.ts'
import { isSameAnswer, sortSelection } from './same-answer.ts'
import { storeAnswers } from './store-answers.ts'

/** Answers that a device sends, and when it says that it sent them. */
export type SentAnswers = { answers: readonly GivenAnswer[]; sent_at?: SentAt }

/** `kept` holds answers of other devices that stay because they are later. `late` answers do not count. */
export type Saved = { kept: LaterAnswer[]; late: number }

/** What is to be stored of sent answers: `rows` as they are now, and those that came too late to count. */
export type ToSave = { rows: AnswerRow[]; kept: LaterAnswer[]; late: LateGiven[] }

type Timed = Pick<Attempt, 'startedAt' | 'dueAt'>

/**
 * Decides what becomes of answers to an open attempt, whose stored answers are `asked`. If there are several answers to
 * one question, the last one counts. If another device gave a later answer, that one stays and is returned. Answers
 * that were given after the end of the attempt are late: the grace period is for the network alone. Throws
 * FOREIGN_QUESTION for a question or an option that the attempt does not have, and ANSWER_FIXED if a checked answer
 * would change.
 */
export const decideSaving = (
  attempt: Timed,
  asked: readonly AskedAnswer[],
  { answers, sent_at: sentAt }: SentAnswers,
  now: Date,
): ToSave => {
  const transitMs = transitOf(sentAt, now)
  const timed = answers.map((given) => ({ given, answeredAt: readTime(given, attempt, now, transitMs) }))
  const isInTime = ({ answeredAt }: LateGiven): boolean => answeredAt <= attempt.dueAt
  const inTime = new Map(timed.filter(isInTime).map((one) => [one.given.question_id, one]))
  const askedById = new Map(asked.map((one) => [one.answer.questionId, one]))
  // If the clock was put back since the attempt began, the time spent is not known better than the device tells it.
  const isPutBack = now < attempt.startedAt
  const elapsedSeconds = isPutBack ? Infinity : (now.getTime() - attempt.startedAt.getTime()) / 1_000
  const toSave: ToSave = { rows: [], kept: [], late: timed.filter((one) => !isInTime(one)) }
  for (const { given, answeredAt } of inTime.values()) {
    const before = askedById.get(given.question_id)
    if (!before) throw new Problem('FOREIGN_QUESTION')
    const known = { ...before.answer, answeredAt: notInFuture(before.answer.answeredAt, now) }
    if (isAnsweredLater(known, given, answeredAt)) toSave.kept.push(keptAnswer(known))
    else toSave.rows.push(changedRow({ ...before, answer: known }, given, elapsedSeconds, answeredAt))
  }
  return toSave
}

/** Saves answers of an open, locked attempt. Throws as `decideSaving` does, and then saves nothing. */
export const saveAnswers = async (
  tx: Queryable,
  attempt: Attempt,
  asked: readonly AskedAnswer[],
  sent: SentAnswers,
  now: Date,
): Promise<Saved & Pick<ToSave, 'rows'>> => {
  const { rows, kept, late } = decideSaving(attempt, asked, sent, now)
  await storeAnswers(tx, rows)
  return { rows, kept, late: await storeLateAnswers(tx, attempt, late, now) }
}

/** A time in the future is from before the clock was put back. What arrives after that is later. */
const notInFuture = (time: Date | null, now: Date): Date | null => (time && time > now ? null : time)

/** Whether the stored answer was given later and has other content. */
const isAnsweredLater = (before: AnswerRow, given: LateGiven['given'], answeredAt: Date): boolean =>
  before.answeredAt !== null && before.answeredAt > answeredAt && !isSameAnswer(before, given)

const keptAnswer = (before: AnswerRow): LaterAnswer => ({
  question_id: before.questionId,
  selected: before.selected,
  answer: before.answer,
  ...responseField(before),
  is_marked: before.isMarked,
})

const changedRow = (
  { answer: before, revision }: AskedAnswer,
  given: LateGiven['given'],
  elapsedSeconds: number,
  answeredAt: Date,
): AnswerRow => {
  requireFitting(revision.content, given)
  if (before.isChecked && !isSameAnswer(before, given)) throw new Problem('ANSWER_FIXED')
  const content = {
    selected: sortSelection(given.selected),
    answer: given.answer,
    response: storedResponse(given.response),
  }
  return {
    ...before,
    ...content,
    isMarked: given.is_marked,
    isSkipped: isBlank({ ...content, uploadedImages: before.uploadedImages }),
    timeSpent: Math.min(given.time_spent, elapsedSeconds),
    // Sending the same answer again, from another device, must not make its time earlier.
    answeredAt: new Date(Math.max(answeredAt.getTime(), before.answeredAt?.getTime() ?? 0)),
  }
}
