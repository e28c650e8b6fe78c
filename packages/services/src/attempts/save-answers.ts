import { Problem } from '@quizwright/contracts/problem.ts'
import { entryOf } from '@quizwright/domain/defined.ts'
import type { GivenAnswer, LaterAnswer } from '@quizwright/domain/schemas/attempt.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { textArray } from '../database/text-array.ts'
import { type LateGiven, storeLateAnswers } from '../late-answers/store-late-answers.ts'
import { type SentAt, timeOf, transitOf } from './answer-times.ts'
import type { Attempt } from './find-attempt.ts'
import { isBlank } from './mark-answer.ts'
import { insertingBlanks } from './paper-answers.ts'
import { type AskedParts, requireFitting, responseField, storedResponse } from './responses.ts'
import { isSameAnswer, sortSelection } from './same-answer.ts'

/** Answers that a device sends, and when it says that it sent them. */
export type SentAnswers = { answers: readonly GivenAnswer[]; sent_at?: SentAt }

/** `kept` holds answers of other devices that stay because they are later. `late` answers do not count. */
export type Saved = { kept: LaterAnswer[]; late: number }

/**
 * Saves answers of an open, locked attempt. If there are several answers to one question, the last one counts. If
 * another device gave a later answer, that one stays and is returned. Answers that were given after the end of the
 * attempt are stored as late: the grace period is for the network alone. Throws FOREIGN_QUESTION for a question or an
 * option that the attempt does not have, and ANSWER_FIXED if a checked answer would change. It then saves nothing.
 */
export const saveAnswers = async (
  tx: Queryable,
  attempt: Attempt,
  { answers, sent_at: sentAt }: SentAnswers,
  now: Date,
): Promise<Saved> => {
  const transitMs = transitOf(sentAt, now)
  const timed = answers.map((given) => ({ given, answeredAt: timeOf(given, attempt, now, transitMs) }))
  const isInTime = ({ answeredAt }: LateGiven): boolean => answeredAt <= attempt.dueAt
  const kept = await saveTimely(tx, attempt, timed.filter(isInTime), now)
  return {
    kept,
    late: await storeLateAnswers(
      tx,
      attempt,
      timed.filter((one) => !isInTime(one)),
      now,
    ),
  }
}

const saveTimely = async (
  tx: Queryable,
  attempt: Attempt,
  timed: readonly LateGiven[],
  now: Date,
): Promise<LaterAnswer[]> => {
  const byQuestion = new Map(timed.map((one) => [one.given.question_id, one]))
  if (byQuestion.size === 0) return []
  const stored = await readStoredAnswers(tx, attempt, [...byQuestion.keys()])
  if (stored.length !== byQuestion.size) throw new Problem('FOREIGN_QUESTION')
  // If the clock was put back since the attempt began, the time spent is not known better than the device tells it.
  const isPutBack = now < attempt.startedAt
  const elapsedSeconds = isPutBack ? Infinity : (now.getTime() - attempt.startedAt.getTime()) / 1_000
  const answered = stored.map((row) => {
    const { given, answeredAt } = entryOf(byQuestion, row.questionId)
    const before = { ...row, answeredAt: notInFuture(row.answeredAt, now) }
    return { before, given, answeredAt, isLater: isAnsweredLater(before, given, answeredAt) }
  })
  const rows = answered
    .filter(({ isLater }) => !isLater)
    .map(({ before, given, answeredAt }) => toRow(before, given, elapsedSeconds, answeredAt))
  await tx.execute(sql`
    update ${attemptAnswers} as stored set selected = given.selected, answer = given.answer,
      response = given.response,
      is_marked = given.is_marked, time_spent = given.time_spent, is_skipped = given.is_skipped,
      answered_at = given.answered_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(question_id text, selected int[],
      answer text, response jsonb, is_marked boolean, time_spent double precision, is_skipped boolean,
      answered_at timestamptz)
    where stored.attempt_id = ${attempt.id} and stored.question_id = given.question_id`)
  return answered
    .filter(({ isLater }) => isLater)
    .map(({ before }) => ({
      question_id: before.questionId,
      selected: before.selected,
      answer: before.answer,
      ...responseField(before),
      is_marked: before.isMarked,
    }))
}

/** A time in the future is from before the clock was put back. What arrives after that is later. */
const notInFuture = (time: Date | null, now: Date): Date | null => (time && time > now ? null : time)

/** Whether the stored answer was given later and has other content. */
const isAnsweredLater = (before: StoredAnswer, given: LateGiven['given'], answeredAt: Date): boolean =>
  before.answeredAt !== null && before.answeredAt > answeredAt && !isSameAnswer(before, given)

type StoredAnswer = {
  questionId: string
  selected: number[]
  answer: string
  isMarked: boolean
  answeredAt: Date | null
  uploadedImages: string[]
  isChecked: boolean
  response: Response | null
} & AskedParts

/**
 * Reads the answers to these questions, after blank ones were inserted where there were none. It is one statement,
 * which does not see the rows that it inserts, so these are returned by themselves.
 */
const readStoredAnswers = async (
  tx: Queryable,
  attempt: Attempt,
  questionIds: readonly string[],
): Promise<StoredAnswer[]> => {
  const asked = sql`jsonb_array_length(revision.content -> 'options') as "optionCount",
    revision.content -> 'interaction' as interaction`
  const { rows } = await tx.execute<Omit<StoredAnswer, 'answeredAt'> & { answeredMs: number | null }>(sql`
    with blank as (${insertingBlanks(attempt, questionIds)} returning question_id, revision_id)
    select stored.question_id as "questionId", stored.selected, stored.answer, stored.is_marked as "isMarked",
      (extract(epoch from stored.answered_at) * 1000)::float8 as "answeredMs",
      stored.uploaded_images as "uploadedImages", stored.is_checked as "isChecked", stored.response,
      ${asked}
    from ${attemptAnswers} stored join ${questionRevisions} revision on revision.id = stored.revision_id
    where stored.attempt_id = ${attempt.id} and stored.question_id = any(${textArray(questionIds)})
    union all
    select blank.question_id, '{}', '', false, null, '{}', false, null, ${asked}
    from blank join ${questionRevisions} revision on revision.id = blank.revision_id`)
  return rows.map(({ answeredMs, ...row }) => ({
    ...row,
    answeredAt: answeredMs === null ? null : new Date(answeredMs),
  }))
}

const toRow = (before: StoredAnswer, given: LateGiven['given'], elapsedSeconds: number, answeredAt: Date) => {
  const selected = sortSelection(given.selected)
  requireFitting(before, given)
  const response = storedResponse(given.response)
  if (before.isChecked && !isSameAnswer(before, given)) throw new Problem('ANSWER_FIXED')
  return {
    question_id: before.questionId,
    selected,
    answer: given.answer,
    response,
    is_marked: given.is_marked,
    // Sending the same answer again, from another device, must not make its time earlier.
    answered_at: new Date(Math.max(answeredAt.getTime(), before.answeredAt?.getTime() ?? 0)).toISOString(),
    time_spent: Math.min(given.time_spent, elapsedSeconds),
    is_skipped: isBlank({ selected, answer: given.answer, response, uploadedImages: before.uploadedImages }),
  }
}
