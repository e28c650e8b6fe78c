import { elementAt } from '@quizwright/domain/defined.ts'
import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import { cutTo } from '@quizwright/domain/kinds/cut-to.ts'
import { isDescriptive, kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { Answer } from '@quizwright/domain/kinds/question-kind.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { LateAcceptance, LateAttempt, QuizLateAnswers } from '@quizwright/domain/schemas/late-answer.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { and, asc, desc, eq, isNull, sql, type SQL } from '../../database/drizzle.ts'
import { type AttemptResult, resultAfter, type SummedResult } from '../marks/attempt-result.ts'
import { markSum } from '../marks/mark-sum.ts'
import { numberInSession } from '../number-in-session.ts'
import { isBlank } from '../marks/mark-answer.ts'
import { type FindCorrection, readCorrectionFinder } from '../../corrections/active-corrections.ts'
import { markByKey } from '../../corrections/mark-by-key.ts'
import type { Queryable } from '../../database/database.ts'
import { lateAcceptanceChanges, lateAcceptances, lateAnswers } from '../../database/tables/late-answers.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'

/**
 * Reads the late answers of a quiz that wait for a decision, and the decisions on others. With `inShare`, only those of
 * results in the share of whoever reads them.
 */
export const readQuizLateAnswers = async (
  db: Queryable,
  quizId: string,
  inShare?: SQL,
): Promise<QuizLateAnswers> => ({
  attempts: await readWaiting(db, quizId, inShare),
  acceptances: await readAcceptances(db, quizId, inShare),
})

const selectWaiting = (db: Queryable, quizId: string, inShare: SQL | undefined) =>
  db
    .select({
      attempt: attempts,
      markSum,
      late: lateAnswers,
      counted: attemptAnswers,
      content: questionRevisions.content,
      weightage: questionRevisions.weightage,
      fullName: students.fullName,
      email: students.email,
      sessionName: sessions.name,
      attemptNumber: numberInSession(attempts),
      sessionEnd: sessions.endTime,
      duration: quizzes.duration,
      quizType: quizzes.quizType,
      passingPercentage: quizzes.passingPercentage,
    })
    .from(lateAnswers)
    .innerJoin(attempts, eq(attempts.id, lateAnswers.attemptId))
    .innerJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attemptId, lateAnswers.attemptId),
        eq(attemptAnswers.questionId, lateAnswers.questionId),
      ),
    )
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attempts.quizId, quizId), isNull(lateAnswers.acceptanceId), inShare))
    .orderBy(asc(students.fullName), asc(attempts.id), asc(attemptAnswers.place))

type WaitingRow = Awaited<ReturnType<typeof selectWaiting>>[number]

const readWaiting = async (
  db: Queryable,
  quizId: string,
  inShare: SQL | undefined,
): Promise<LateAttempt[]> => {
  const rows = await selectWaiting(db, quizId, inShare)
  if (rows.length === 0) return []
  const findCorrection = await readCorrectionFinder(db, quizId)
  return [...Map.groupBy(rows, ({ attempt }) => attempt.id).values()].map((ofAttempt) =>
    describeAttempt(ofAttempt, findCorrection),
  )
}

const describeAttempt = (rows: readonly WaitingRow[], findCorrection: FindCorrection): LateAttempt => {
  const { attempt, fullName, email, sessionName, attemptNumber } = elementAt(rows, 0)
  const after = resultIfAccepted(rows, findCorrection)
  const endedAt =
    attempt.submittedAt && attempt.submittedAt < attempt.dueAt ? attempt.submittedAt : attempt.dueAt
  return {
    attempt_id: attempt.id,
    full_name: fullName,
    email,
    attempt_number: attemptNumber,
    session_name: sessionName,
    ended_at: serializeDateTime(endedAt),
    is_before_moved_end: isBeforeMovedEnd(rows),
    marks_before: attempt.obtainedMarks,
    marks_after: after?.obtainedMarks ?? null,
    total_marks: attempt.totalMarks ?? 0,
    passed_before: attempt.isPassed,
    passed_after: after?.isPassed ?? null,
    answers: rows.map(({ late, counted, content }) => ({
      question_id: late.questionId,
      question_no: counted.place,
      question: shownText(inVariant(content, counted.variant)),
      equation: inVariant(content, counted.variant).equation,
      selected: late.selected,
      answer: inWords(content, late),
      uploaded_images: late.uploadedImages,
      counted_selected: counted.selected,
      counted_answer: inWords(content, counted),
      answered_at: serializeDateTime(late.answeredAt),
      received_at: serializeDateTime(late.receivedAt),
      is_after_result: late.isAfterResult,
    })),
  }
}

/** The text of an answer, or what was given in its parts. */
const inWords = (content: QuestionContent, answer: Answer): string => {
  const parts = answer.response ? kindOf(content).partsInWords?.(content, answer) : undefined
  return cutTo(parts?.join('; ') ?? answer.answer, attemptLimits.answerLength)
}

/** Whether the end was moved since, and all late answers of an attempt were given before the end of today. */
const isBeforeMovedEnd = (rows: readonly WaitingRow[]): boolean => {
  const { attempt, sessionEnd, duration } = elementAt(rows, 0)
  const extraMs = attempt.extraSeconds * 1_000
  const end = Math.min(attempt.startedAt.getTime() + duration * 1_000, sessionEnd.getTime()) + extraMs
  return end > attempt.dueAt.getTime() && rows.every(({ late }) => late.answeredAt.getTime() <= end)
}

/** The result if the late answers counted; undefined if it is not known, because answers wait for marks. */
const resultIfAccepted = (
  rows: readonly WaitingRow[],
  findCorrection: FindCorrection,
): AttemptResult | undefined => {
  const { attempt, markSum: sum, quizType, passingPercentage } = elementAt(rows, 0)
  const isInWords = rows.some(({ content }) => isDescriptive(content, quizType))
  if (isInWords || attempt.obtainedMarks === null) return undefined
  return rows.reduce<SummedResult>(
    (result, { late, counted, content, weightage }) => {
      const correction = findCorrection(counted.questionId, { id: counted.revisionId, content })
      const isSkipped = isBlank({
        ...late,
        uploadedImages: [...counted.uploadedImages, ...late.uploadedImages],
      })
      const marked = {
        ...counted,
        isSkipped,
        ...markByKey(content, { ...late, variant: counted.variant }, weightage, correction, {
          ...attempt,
          tried: counted.tried,
        }),
      }
      return resultAfter(result, counted, marked, passingPercentage)
    },
    { ...attempt, markSum: sum },
  )
}

const readAcceptances = async (
  db: Queryable,
  quizId: string,
  inShare: SQL | undefined,
): Promise<LateAcceptance[]> => {
  const rows = await db
    .select({
      acceptance: lateAcceptances,
      students: sql<string[]>`array_agg(${students.fullName} order by ${students.fullName})`,
      answers: sql<number>`sum(jsonb_array_length(${lateAcceptanceChanges.replaced}))::int`,
    })
    .from(lateAcceptances)
    .innerJoin(lateAcceptanceChanges, eq(lateAcceptanceChanges.acceptanceId, lateAcceptances.id))
    .innerJoin(attempts, eq(attempts.id, lateAcceptanceChanges.attemptId))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(and(eq(lateAcceptances.quizId, quizId), inShare))
    .groupBy(lateAcceptances.id)
    .orderBy(desc(lateAcceptances.createdAt), desc(lateAcceptances.id))
  return rows.map(({ acceptance, students: names, answers }) => ({
    _id: acceptance.id,
    reason: acceptance.reason,
    created_at: serializeDateTime(acceptance.createdAt),
    undone_at: acceptance.undoneAt && serializeDateTime(acceptance.undoneAt),
    students: names,
    answers,
  }))
}
