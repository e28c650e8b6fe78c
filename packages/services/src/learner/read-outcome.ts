import { Problem } from '@quizwright/contracts/problem.ts'
import {
  type ListOrder,
  presentedOptions,
  presentedQuestion,
  presentedSolution,
  toPresentedAnswer,
} from '@quizwright/domain/arrangement/shuffled-answers.ts'
import { gradeOf, passes } from '@quizwright/domain/rules/grade.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type {
  AttemptResult,
  ReviewedQuestion,
  StudentResult,
} from '@quizwright/contracts/schemas/attempt-result.ts'
import { isOfReasons } from '@quizwright/domain/language/say-evaluation.ts'
import { and, asc, eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { listOrderOf } from '../questions/arrangement/presented-lists.ts'
import { inPresentedOrder, readPresentedNumbers } from '../questions/arrangement/presented-numbers.ts'
import { type AttemptWithQuiz, findAttempt } from '../attempts/find-attempt.ts'
import { countAwaiting } from '../attempts/marks/descriptive-answers.ts'
import { responseField } from '../attempts/answers/responses.ts'
import type { HandedIn } from '../attempts/hand-in/hand-in.ts'
import { type AnswerWithRevision, readAnswers } from '../attempts/answers/read-answers.ts'
import {
  findAmongOwn,
  type OwnCorrection,
  readOwnCorrections,
  resultCorrections,
} from '../corrections/read-corrections.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { type attemptAnswers, attempts, reports } from '../database/tables/learner.ts'
import { noLateAnswers, readOwnLateAnswers } from '../attempts/late-answers/read-own-late-answers.ts'
import { readClassResult } from '../results/class-result.ts'
import { questionWithoutSolution } from '@quizwright/domain/rules/question-without-solution.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { reportsOfAttempt } from '../reports/reports-of-attempt.ts'
import { readQuestionSums } from '../statistics/counts/read-question-stats.ts'
import { describeOwnAllowance } from '../students/allowance/read-allowance.ts'
import { countAttemptsLeft } from '../students/allowance/require-attempt-left.ts'
import { handInIfOverdue } from '../attempts/hand-in/hand-in-if-overdue.ts'
import { type Beside, readBeside } from './read-beside.ts'
import { solutionOfMarked } from './describe-solution.ts'
import { summarizeTopics } from './summarize-topics.ts'
import { suggestVideos } from './suggest-videos.ts'

/** The model's name in suggestions of the offline grader. */
const offlineName = 'offline'
const hourMs = 60 * 60 * 1_000

export const readAttemptResult =
  (context: Context): LearnerHandlers['readAttemptResult'] =>
  async ({ params, attemptToken }) => {
    const found = await findAttempt(context.db, params.id, attemptToken, context.now())
    return dataResponse(
      await describeOutcome(context, await handInIfOverdue(context.db, found, context.now())),
    )
  }

/**
 * Returns the result of a handed-in attempt, or why it is not shown yet. When it is first shown, it is marked as
 * delivered. What handing in has read is not read again. Throws ATTEMPT_OPEN.
 */
export const describeOutcome = async (
  context: Context,
  found: AttemptWithQuiz & Partial<HandedIn>,
): Promise<AttemptResult> => {
  const { db, now } = context
  const { attempt, quiz, linkId } = found
  if (!attempt.submittedAt) throw new Problem('ATTEMPT_OPEN')
  const availableAt = new Date(attempt.submittedAt.getTime() + quiz.resultDelayInHours * hourMs)
  const beside = await readBeside(db, { ...attempt, linkId })
  const student = { linkId, studentId: attempt.studentId }
  const left = await countAttemptsLeft(db, { ...student, attemptsAllowed: beside.attemptsAllowed })
  const common = {
    attempt_id: attempt.id,
    name: quiz.name,
    student_name: found.studentName,
    number: found.numberInSession,
    session_name: found.sessionName,
    submitted_at: serializeDateTime(attempt.submittedAt),
    ended_by: endedBy(attempt, attempt.submittedAt, quiz.duration),
    available_at: serializeDateTime(availableAt),
    now: serializeDateTime(now()),
    attempts_left: left,
    ...(left !== null && (await describeOwnAllowance(db, student))),
    late: beside.hasLateAnswers
      ? await readOwnLateAnswers(db, attempt.id, await readPresentedNumbers(db, attempt))
      : noLateAnswers,
    result: null,
  }
  // Without a delay it is shown at once, also if the clock was put back since the attempt was handed in.
  // A result that its student has seen stays, also if the delay was raised since.
  const isDelayed = !attempt.isDelivered && quiz.resultDelayInHours > 0 && now() < availableAt
  if (isDelayed) return { ...common, state: 'delayed' }
  if (attempt.obtainedMarks === null)
    return { ...common, state: 'waiting', ...(await waitingField(db, found)) }
  if (!attempt.isDelivered)
    await db
      .update(attempts)
      .set({ isDelivered: true, deliveredAt: now() })
      .where(eq(attempts.id, attempt.id))
  return { ...common, state: 'ready', result: await readResult(context, found, beside) }
}

/** How many answers of an attempt wait for their marks, if its quiz has others that do not. */
const waitingField = async (
  db: Queryable,
  { attempt, quiz, answered }: AttemptWithQuiz & Partial<HandedIn>,
): Promise<Pick<AttemptResult, 'waiting'>> => {
  if (quiz.quizType === 'daq') return {}
  const answers = answered ?? (await readAnswers(db, attempt.id))
  return { waiting: { answers: countAwaiting(answers, quiz), questions: answers.length } }
}

/** An attempt that is handed in when it is due was ended by its own time, or by the session if that was over before. */
const endedBy = (
  { dueAt, startedAt, extraSeconds }: AttemptWithQuiz['attempt'],
  submittedAt: Date,
  duration: number,
): AttemptResult['ended_by'] => {
  if (submittedAt.getTime() !== dueAt.getTime()) return 'student'
  const ownEnd = startedAt.getTime() + (duration + extraSeconds) * 1_000
  return dueAt.getTime() < ownEnd ? 'session' : 'time'
}

const readResult = async (
  { db, learnerSiteUrl }: Context,
  { attempt, quiz, ...read }: AttemptWithQuiz & Partial<HandedIn>,
  beside: Beside,
): Promise<StudentResult> => {
  const answered = read.answered ?? (await readAnswers(db, attempt.id))
  const own = read.own ?? (await readOwnCorrections(db, attempt))
  const findCorrection = findAmongOwn(own)
  const sums = await readQuestionSums(db, { quizId: attempt.quizId, scope: attempt.sessionId })
  const shown = inPresentedOrder(attempt, answered, ({ answer, revision }) => ({
    ...revision.content,
    place: answer.place,
  }))
  const answers = shown.map(({ row: { answer, revision }, number }) => ({
    answer: { ...answer, place: number, ofQuiz: quiz.language },
    content: revision.content,
    correction: findCorrection(answer.questionId, revision),
    order: listOrderOf(attempt, answer.questionId, revision.content),
  }))
  // These fields are never null in an attempt with all its marks.
  const {
    obtainedMarks,
    totalMarks,
    correctPercentage,
    correctCount,
    incorrectCount,
    skippedCount,
    timeSpent,
  } = attempt as Required<{ [K in keyof typeof attempt]: NonNullable<(typeof attempt)[K]> }>
  return {
    obtained_marks: obtainedMarks,
    total_marks: totalMarks,
    correct_percentage: correctPercentage,
    grade: gradeOf(correctPercentage),
    is_passed: passes(correctPercentage, quiz.passingPercentage),
    passing_percentage: quiz.passingPercentage,
    time_spent: timeSpent,
    correct_count: correctCount,
    incorrect_count: incorrectCount,
    skipped_count: skippedCount,
    class: await readClassResult(db, attempt, sums),
    topics: summarizeTopics(sums, answers),
    videos: await suggestVideos(db, quiz.id, answers, learnerSiteUrl()),
    questions: answers.map(({ answer, content, correction, order }) =>
      toPresentedAnswer(order, {
        ...presentedQuestion(
          order,
          content,
          questionWithoutSolution(inVariant(content, answer.variant), answer),
        ),
        selected: answer.selected,
        answer: answer.answer,
        ...responseField(answer),
        uploaded_images: answer.uploadedImages,
        is_skipped: answer.isSkipped,
        obtained_marks: answer.obtainedMarks,
        solution: presentedSolution(order, solutionOfMarked(content, answer, correction)),
        ...evaluationOf(answer),
      }),
    ),
    corrections: presentedCorrections(own, { answered, answers }),
    reports: beside.hasReports ? await readReports({ db }, attempt) : [],
  }
}

type Read = {
  answered: readonly AnswerWithRevision[]
  answers: readonly { answer: { questionId: string; place: number }; order: ListOrder }[]
}

/** Returns the corrections of a result with the numbers and options that its student sees. */
const presentedCorrections = (
  own: readonly OwnCorrection[],
  { answered, answers }: Read,
): StudentResult['corrections'] => {
  const shown = new Map(answers.map((one) => [one.answer.questionId, one]))
  return resultCorrections(own, answered).map((correction) => ({
    ...correction,
    question_no: shown.get(correction.question_id)?.answer.place ?? correction.question_no,
    correct: presentedOptions(shown.get(correction.question_id)?.order, correction.correct),
  }))
}

/**
 * Returns the comment beside a mark for the student. The model's comment is left out if the instructor gave another
 * mark, because it would be misleading. So is the offline grader's, which counts words for the instructor, unless the
 * instructor sent it.
 */
const evaluationOf = ({
  instructorEvaluation,
  instructorMarks,
  aiResult,
}: typeof attemptAnswers.$inferSelect): Pick<ReviewedQuestion, 'evaluation' | 'evaluation_reasons'> => {
  if (aiResult?.model === offlineName)
    return {
      evaluation: instructorEvaluation,
      ...(isOfReasons(instructorEvaluation ?? '', aiResult.reasons) && {
        evaluation_reasons: aiResult.reasons,
      }),
    }
  const isSuggestedMark = instructorMarks === null || instructorMarks === aiResult?.marks_obtained
  return {
    evaluation: instructorEvaluation ?? (isSuggestedMark ? (aiResult?.evaluation_result ?? null) : null),
  }
}

const readReports = async (
  { db }: Pick<Context, 'db'>,
  attempt: AttemptWithQuiz['attempt'],
): Promise<StudentResult['reports']> => {
  const own = await db
    .select()
    .from(reports)
    .where(and(eq(reports.quizId, attempt.quizId), reportsOfAttempt(attempt)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
  return own.map((report) => ({
    question_id: report.questionId,
    category: report.category,
    description: report.description,
    closing_note: report.closingNote,
    is_closed: report.closedAt !== null,
  }))
}
