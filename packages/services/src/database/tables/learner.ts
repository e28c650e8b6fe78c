import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { folded, identity, dateTime } from './columns.ts'
import { questionRevisions } from './questions.ts'
import { quiz, quizzes, sessions } from './quizzes.ts'

/**
 * Who takes quizzes. The same e-mail address is the same student: so a second attempt is told from a first.
 */
export const students = quiz.table(
  'students',
  {
    id: identity('id').primaryKey(),
    fullName: text('full_name').notNull(),
    nameKey: folded('name_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    phone: text('phone').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    university: text('university').notNull(),
    universityKey: folded('university_key').notNull(),
    image: text('image'),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    index('students_image')
      .on(table.image)
      .where(sql`${table.image} is not null`),
  ],
)

/**
 * One student's attempt. `number` counts that student's attempts at this quiz from 1; `due_at` is kept by us,
 * so that a reload does not stretch the time. The figures are null until it is handed in. Times in seconds.
 * Whoever has the token of `token_hash` may go on with it; one that was not taken through the page has none.
 * `browser_hash` is of the secret of the browser it was begun in, or of its own token: who types the same
 * e-mail address elsewhere is told nothing of it. `is_delivered`: its student has seen the result.
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
    /** Whether the tables of counts hold it: from when it is handed in and has its marks. */
    isCounted: boolean('is_counted').notNull().default(false),
    tokenHash: text('token_hash'),
    browserHash: text('browser_hash'),
  },
  (table) => [
    unique('attempts_number').on(table.quizId, table.studentId, table.number),
    index('attempts_quiz').on(table.quizId, table.submittedAt),
    index('attempts_session').on(table.sessionId, table.submittedAt),
    // Finds the best performer of a session without looking at the others.
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

/** What an AI model made of a descriptive answer, with all that is needed to ask it again. */
export type AiResult = {
  marks_obtained: number
  evaluation_result: string
  model: string
  prompt: string
  raw: string
  unsure: boolean
}

/**
 * One question of an attempt: the revision that was answered, the options chosen (from 0) or the words
 * written. The rows are made when the attempt is begun, so that its paper stays what it was then; their marks
 * count once it is handed in. `is_checked`: the student has asked whether the answer is right, and can not
 * change it any more.
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
    selected: integer('selected').array().notNull(),
    answer: text('answer').notNull().default(''),
    uploadedImages: text('uploaded_images').array().notNull(),
    isSkipped: boolean('is_skipped').notNull(),
    isMarked: boolean('is_marked').notNull(),
    isChecked: boolean('is_checked').notNull().default(false),
    isCorrect: boolean('is_correct').notNull(),
    obtainedMarks: doublePrecision('obtained_marks').notNull(),
    totalMarks: doublePrecision('total_marks').notNull(),
    timeSpent: doublePrecision('time_spent').notNull(),
    aiResult: jsonb('ai_result').$type<AiResult>(),
    instructorEvaluation: text('instructor_evaluation'),
    instructorMarks: doublePrecision('instructor_marks'),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('attempt_answers_revision').on(table.revisionId),
    // The few that an instructor judged, to be held against the model's marks.
    index('attempt_answers_judged')
      .on(table.questionId)
      .where(sql`${table.instructorMarks} is not null`),
  ],
)

/**
 * An issue that a student reported on a question, in the browser of `browser_hash`. Closing it may say a word
 * to those who reported.
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
