import { elementAt } from '@quizwright/domain/defined.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { passOneWay } from '../../questions/arrangement/one-way.ts'
import { answerOrders } from '../../questions/arrangement/presented-lists.ts'
import { lockKeysOfAttempt } from '../../corrections/applying/lock-marking.ts'
import { findAmongOwn, type OwnCorrection, readOwnCorrections } from '../../corrections/read-corrections.ts'
import type { Queryable } from '../../database/database.ts'
import { lateAnswers } from '../../database/tables/late-answers.ts'
import { storeLateAnswers } from '../late-answers/store-late-answers.ts'
import { shareOutAttempt } from '../../marking/team/share-out-attempt.ts'
import { awaitsMarks, computeResult, type AttemptResult } from '../marks/attempt-result.ts'
import { readAskedAnswers } from '../answers/asked-answers.ts'
import { type Attempt, type AttemptWithQuiz, lockAttempt, lockOwnAttempt } from '../find-attempt.ts'
import { requestGrading } from './grading-job.ts'
import { markAll } from '../marks/mark-answers.ts'
import type { AnswerRow, AnswerWithRevision } from '../answers/read-answers.ts'
import { isOverdue, requireOpen } from '../require-open.ts'
import { isSameAnswer } from '../answers/same-answer.ts'
import { decideSaving, type SentAnswers } from '../answers/save-answers.ts'
import type { Sender } from '../answers/save-sent.ts'
import { writeOnce } from '../../database/queries/build-once.ts'
import { attempts } from '../../database/tables/learner.ts'
import { recordsOf, storing } from '../answers/store-answers.ts'

/** What changes in an attempt when it is handed in. */
type Ended = AttemptResult & Pick<Attempt, 'submittedAt' | 'timeSpent' | 'isDelivered' | 'deliveredAt'>

const changing = sql.raw(
  [
    'submitted_at',
    'time_spent',
    'is_delivered',
    'delivered_at',
    'obtained_marks',
    'total_marks',
    'correct_percentage',
    'correct_count',
    'incorrect_count',
    'skipped_count',
    'is_passed',
  ].join(', '),
)

const store = writeOnce(
  () => sql`
    with stored as (${storing(sql.placeholder('records'))})
    update ${attempts} set (${changing}) =
      (select ${changing} from jsonb_populate_record(null::${attempts}, ${sql.placeholder('ended')}::jsonb))
    where id = ${sql.placeholder('id')}`,
)

/** Stores that a locked attempt is handed in, with its marked answers. */
const storeHandedIn = async (
  tx: Queryable,
  id: string,
  ended: Ended,
  answers: readonly AnswerRow[],
): Promise<void> => {
  const record = {
    submitted_at: ended.submittedAt,
    time_spent: ended.timeSpent,
    is_delivered: ended.isDelivered,
    delivered_at: ended.deliveredAt,
    obtained_marks: ended.obtainedMarks,
    total_marks: ended.totalMarks,
    correct_percentage: ended.correctPercentage,
    correct_count: ended.correctCount,
    incorrect_count: ended.incorrectCount,
    skipped_count: ended.skippedCount,
    is_passed: ended.isPassed,
  }
  await store(tx, { id, ended: JSON.stringify(record), records: recordsOf(answers) })
}

/** An attempt that is handed in, with what was read to mark it; without the corrections if it had been before. */
export type HandedIn = AttemptWithQuiz & { answered: AnswerWithRevision[]; own?: OwnCorrection[] }

/**
 * Hands in an attempt with its last answers: marks it, and requests the grading of descriptive answers, all in the
 * caller's transaction. The caller calls `countHandedIn` after that is committed. Repeating the same hand-in changes
 * nothing. Throws ATTEMPT_ENDED if it is repeated with other answers, and the problems of `requireOpen` and
 * `saveAnswers`. Returns the attempt as it is now.
 */
export const handIn = async (
  tx: Queryable,
  attemptId: string,
  sent: SentAnswers,
  now: Date,
): Promise<AttemptWithQuiz> => {
  await lockKeysOfAttempt(tx, attemptId)
  return handInLocked(tx, await lockAttempt(tx, attemptId), sent, { now })
}

/**
 * Like `handIn`, for whoever has a token of the attempt and is answered with its result, if there is one yet. Throws
 * NOT_FOUND for anybody else.
 */
export const handInOwn = async (
  tx: Queryable,
  { id, token }: Sender,
  sent: SentAnswers,
  now: Date,
): Promise<HandedIn> => {
  await lockKeysOfAttempt(tx, id)
  return handInLocked(tx, await lockOwnAttempt(tx, id, token, now), sent, { now, showsResult: true })
}

type Ending = { now: Date; showsResult?: boolean }

const handInLocked = async (
  tx: Queryable,
  found: AttemptWithQuiz,
  sent: SentAnswers,
  ending: Ending,
): Promise<HandedIn> => {
  const { attempt } = found
  const { now } = ending
  const asked = await readAskedAnswers(tx, attempt)
  const { toStored } = answerOrders(attempt, asked)
  const { open } = await passOneWay(tx, attempt, sent.answers.map(toStored), { advances: true })
  const given = { ...sent, answers: open }
  if (attempt.submittedAt) {
    await requireSameAnswers(tx, attempt, asked, given)
    return { ...found, answered: asked }
  }
  requireOpen(found, now)
  const { rows, late } = decideSaving(attempt, asked, given, now)
  await storeLateAnswers(tx, attempt, late, now)
  const changed = new Map(rows.map((row) => [row.questionId, row]))
  const answered = asked.map(({ answer, revision }) => ({
    answer: changed.get(answer.questionId) ?? answer,
    revision,
  }))
  return closeAttempt(tx, found, answered, ending)
}

/**
 * Hands in the saved answers of an attempt whose time is over, dated at the end of its time. Does nothing if it was
 * handed in, still has time, or its quiz is closed. The caller calls `countHandedIn` after its transaction.
 */
export const handInOverdueAttempt = async (tx: Queryable, attemptId: string, now: Date): Promise<void> => {
  await lockKeysOfAttempt(tx, attemptId)
  const found = await lockAttempt(tx, attemptId)
  const { attempt, quiz } = found
  if (attempt.submittedAt || !isOverdue(found, now) || !quiz.isPublished || quiz.isArchived) return
  await closeAttempt(tx, found, await readAskedAnswers(tx, attempt), { now })
}

const requireSameAnswers = async (
  tx: Queryable,
  { id }: Attempt,
  asked: readonly AnswerWithRevision[],
  { answers }: SentAnswers,
): Promise<void> => {
  const handedIn = asked.map(({ answer }) => answer)
  const late = await tx.select().from(lateAnswers).where(eq(lateAnswers.attemptId, id))
  const byQuestion = Map.groupBy([...handedIn, ...late], (answer) => answer.questionId)
  const areSame = answers.every((answer) =>
    (byQuestion.get(answer.question_id) ?? []).some((before) => isSameAnswer(before, answer)),
  )
  if (!areSame) throw new Problem('ATTEMPT_ENDED')
}

/**
 * When an attempt counts as handed in: now, but not after its end, nor before its beginning if the clock was put
 * back.
 */
const handInTime = ({ startedAt, dueAt }: Attempt, now: Date): Date => {
  if (now < startedAt) return startedAt
  return now < dueAt ? now : dueAt
}

/** The time spent on the questions as the devices reported it, in seconds. Used if the clock was put back. */
const reportedTimeSpent = ({ startedAt, dueAt }: Attempt, answers: readonly AnswerRow[]): number => {
  const seconds = answers.reduce((sum, answer) => sum + answer.timeSpent, 0)
  return Math.min(seconds, (dueAt.getTime() - startedAt.getTime()) / 1_000)
}

const closeAttempt = async (
  tx: Queryable,
  found: AttemptWithQuiz,
  answered: readonly AnswerWithRevision[],
  { now, showsResult = false }: Ending,
): Promise<HandedIn> => {
  const { attempt, quiz } = found
  // Nobody corrects the quiz since the keys are locked, which was before the attempt was read.
  const own = found.hasCorrections ? await readOwnCorrections(tx, attempt) : []
  const marked = markAll(answered, {
    quizType: quiz.quizType,
    arrangement: attempt.arrangement,
    findCorrection: findAmongOwn(own),
  })
  const submittedAt = handInTime(attempt, now)
  const timeSpent =
    now < attempt.startedAt
      ? reportedTimeSpent(attempt, marked)
      : (submittedAt.getTime() - attempt.startedAt.getTime()) / 1_000
  const result = computeResult(marked, quiz)
  const isShown = showsResult && quiz.resultDelayInHours === 0 && result.obtainedMarks !== null
  const ended = {
    ...result,
    submittedAt,
    timeSpent,
    isDelivered: isShown,
    deliveredAt: isShown ? now : null,
  }
  await storeHandedIn(tx, attempt.id, ended, marked)
  const written = marked.filter(awaitsMarks).length
  if (written > 0) {
    await shareOutAttempt(tx, attempt)
    await requestGrading(tx, [{ attemptId: attempt.id, answers: written }], quiz, now)
  }
  return {
    ...found,
    attempt: { ...attempt, ...ended },
    answered: answered.map(({ revision }, index) => ({ answer: elementAt(marked, index), revision })),
    own,
  }
}
