import { boolean, doublePrecision, index, integer, jsonb, primaryKey, sql, text, unique } from '../drizzle.ts'
import type { Tried } from '@quizwright/domain/arrangement/tries.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
import type { Confirmation } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import { identity, dateTime } from './columns.ts'
import { papers } from './papers.ts'
import { questionRevisions } from './questions.ts'
import { quiz, quizzes, sessions } from './quizzes.ts'
import { students } from './students.ts'

/**
 * One student's attempt. `number` counts the student's attempts at this quiz from 1. `due_at` is stored, so that
 * reloading the page does not extend the time. The results are null until the attempt is handed in. Times are in
 * seconds. `token_hash` is the hash of the token with which the attempt can be continued, null for an attempt that
 * was not started on the learner's page. `browser_hash` is the hash of the secret of the browser that started it, or
 * of the attempt's token: the same e-mail address in another browser gives no access to it. `is_delivered`: the
 * student has seen the result. `is_confirmed`: the student had confirmed an e-mail address or used a personal link,
 * so the identity was not only typed.
 */
export const attempts = quiz.table(
  'attempts',
  {
    id: identity('id').primaryKey(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    sessionId: identity('session_id')
      .notNull()
      .references(() => sessions.id),
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id),
    number: integer('number').notNull(),
    startedAt: dateTime('started_at').notNull(),
    dueAt: dateTime('due_at').notNull(),
    /** The seconds that this student has beyond the time of the quiz and the end of the session. */
    extraSeconds: integer('extra_seconds').notNull().default(0),
    submittedAt: dateTime('submitted_at'),
    timeSpent: doublePrecision('time_spent'),
    obtainedMarks: doublePrecision('obtained_marks'),
    totalMarks: doublePrecision('total_marks'),
    correctPercentage: doublePrecision('correct_percentage'),
    correctCount: integer('correct_count'),
    incorrectCount: integer('incorrect_count'),
    skippedCount: integer('skipped_count'),
    isPassed: boolean('is_passed'),
    city: text('city').notNull(),
    country: text('country').notNull(),
    isDelivered: boolean('is_delivered').notNull().default(false),
    /** When the result was first shown; null also if an earlier release showed it. */
    deliveredAt: dateTime('delivered_at'),
    /** The questions of the quiz when the attempt began. Null if all its answers were stored at once. */
    paperId: identity('paper_id').references(() => papers.id),
    /** The arrangement of the quiz when the attempt began. Null if there was none. */
    arrangement: jsonb('arrangement').$type<Arrangement>(),
    /** Decides the order that this student sees. Drawn when the attempt begins; null without an arrangement. */
    seed: integer('seed'),
    /** Where questions can not be opened again: the number, as the student sees it, of the one opened last. */
    reached: integer('reached').notNull().default(0),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /** Whether the tables of counts include it: true once it is handed in and has all its marks. */
    isCounted: boolean('is_counted').notNull().default(false),
    tokenHash: text('token_hash'),
    browserHash: text('browser_hash'),
  },
  (table) => [
    unique('attempts_number').on(table.quizId, table.studentId, table.number),
    index('attempts_quiz').on(table.quizId, table.submittedAt, table.id),
    index('attempts_session').on(table.sessionId, table.submittedAt, table.id),
    // Finds the best attempt of a session without reading all of them.
    index('attempts_best').on(table.sessionId, table.correctPercentage.desc().nullsLast(), table.timeSpent),
    index('attempts_uncounted')
      .on(table.quizId)
      .where(sql`not ${table.isCounted}`),
    index('attempts_student').on(table.studentId, table.submittedAt),
    index('attempts_open')
      .on(table.dueAt)
      .where(sql`${table.submittedAt} is null`),
  ],
)

/**
 * The mark that an AI model suggests for a descriptive answer, with its prompt and raw text to reproduce it.
 * `confidence` is the probability, from 0 to 1, that the suggestion differs from an instructor's mark by at most a
 * fifth of the marks; models may leave it out. `reasons` are sentences for the instructor, beginning with those that
 * make the suggestion unsure.
 */
export type AiResult = {
  marks_obtained: number
  evaluation_result: string
  model: string
  prompt: string
  raw: string
  unsure: boolean
  confidence?: number
  reasons?: string[]
}

/**
 * One question of an attempt: the answered revision, and the indexes of the selected options (0-based) or the text.
 * While the attempt is open there are rows only for the questions that the student touched; the others are on its
 * paper and get rows when it is handed in, and marks count from then on. `is_checked`: the student has checked
 * whether the answer is correct and can no longer change it. The marks of `ai_result` are a suggestion until
 * `confirmation` says how they were confirmed, at `confirmed_at`; those of the instructor need no confirmation.
 * Answers that were confirmed in one go have the same `confirmation_id`, by which this can be undone.
 * `mark_revision` grows with every change of the marks, so that a decision based on older marks is refused.
 * `is_left_out`: a correction excludes the question from the totals.
 */
export const attemptAnswers = quiz.table(
  'attempt_answers',
  {
    attemptId: identity('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    revisionId: identity('revision_id')
      .notNull()
      .references(() => questionRevisions.id),
    place: integer('place').notNull(),
    /** Which values were drawn for the numbers of the question; null where all students get the same. */
    variant: integer('variant'),
    selected: integer('selected').array().notNull(),
    answer: text('answer').notNull().default(''),
    /** An answer in several parts; null for other questions, and where no part is answered. */
    response: jsonb('response').$type<Response>(),
    /** What its options or parts are counted as. Null where that are the selected options, and before it is marked. */
    classes: integer('classes').array(),
    uploadedImages: text('uploaded_images').array().notNull(),
    isSkipped: boolean('is_skipped').notNull(),
    isMarked: boolean('is_marked').notNull(),
    isChecked: boolean('is_checked').notNull().default(false),
    /** The answer that was checked last, where it may be checked several times; null before that. */
    tried: jsonb('tried').$type<Tried>(),
    isCorrect: boolean('is_correct').notNull(),
    isLeftOut: boolean('is_left_out').notNull().default(false),
    obtainedMarks: doublePrecision('obtained_marks').notNull(),
    totalMarks: doublePrecision('total_marks').notNull(),
    /** The marks of the first try, where another one counts; null if that was the only one, or is not known. */
    firstMarks: doublePrecision('first_marks'),
    timeSpent: doublePrecision('time_spent').notNull(),
    /** When the student gave the answer, by the services' clock. Null if unknown. */
    answeredAt: dateTime('answered_at'),
    aiResult: jsonb('ai_result').$type<AiResult>(),
    instructorEvaluation: text('instructor_evaluation'),
    instructorMarks: doublePrecision('instructor_marks'),
    confirmation: text('confirmation').$type<Confirmation>(),
    confirmedAt: dateTime('confirmed_at'),
    confirmationId: identity('confirmation_id'),
    markRevision: integer('mark_revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('attempt_answers_revision').on(table.revisionId),
    // Finds the few answers that an instructor marked, to compare those marks with the model's.
    index('attempt_answers_judged')
      .on(table.questionId)
      .where(sql`${table.instructorMarks} is not null`),
  ],
)

/**
 * An issue with a question that a student reported. `browser_hash` identifies the student's browser. `closing_note`
 * is an optional message to the student.
 */
export const reports = quiz.table(
  'reports',
  {
    id: identity('id').primaryKey(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    revisionId: identity('revision_id')
      .notNull()
      .references(() => questionRevisions.id),
    studentId: identity('student_id').references(() => students.id),
    browserHash: text('browser_hash'),
    category: text('category').notNull(),
    description: text('description').notNull(),
    createdAt: dateTime('created_at').notNull(),
    closedAt: dateTime('closed_at'),
    closingNote: text('closing_note'),
  },
  (table) => [
    index('reports_quiz').on(table.quizId, table.createdAt),
    index('reports_revision').on(table.revisionId),
  ],
)
