import type { Response } from '@quizwright/domain/schemas/response.ts'
import { boolean, doublePrecision, index, integer, jsonb, primaryKey, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { attempts } from './learner.ts'
import { quiz, quizzes } from './quizzes.ts'

/** The late answers of some attempts that an instructor accepted together, and why. */
export const lateAcceptances = quiz.table(
  'late_acceptances',
  {
    id: identity('id').primaryKey(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdBy: identity('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
    undoneAt: dateTime('undone_at'),
  },
  (table) => [index('late_acceptances_quiz').on(table.quizId, table.createdAt)],
)

/**
 * Answers that reached the services after the end of their attempt, and therefore did not count. `answered_at` is
 * when the device says that the answer was given, `received_at` when the services got it. `is_after_result`: the
 * result had been shown by the time at which it was given. `uploaded_images` are those that arrived late, besides the
 * images that count. `acceptance_id` is that of the acceptance in force.
 */
export const lateAnswers = quiz.table(
  'late_answers',
  {
    attemptId: identity('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    selected: integer('selected').array().notNull(),
    answer: text('answer').notNull(),
    response: jsonb('response').$type<Response>(),
    timeSpent: doublePrecision('time_spent').notNull(),
    answeredAt: dateTime('answered_at').notNull(),
    receivedAt: dateTime('received_at').notNull(),
    isAfterResult: boolean('is_after_result').notNull(),
    uploadedImages: text('uploaded_images').array().notNull().default([]),
    acceptanceId: identity('acceptance_id').references(() => lateAcceptances.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('late_answers_acceptance').on(table.acceptanceId),
  ],
)

/**
 * An answer as it was before a late one replaced it, with the `unseen_marks` that two people had given it. Date-times
 * are written as texts.
 */
export type ReplacedAnswer = { question_id: string } & Record<string, unknown>

/**
 * What accepting late answers did to an attempt: its marks before and after, null while answers wait for marks, and
 * the answers that were replaced, to undo it exactly.
 */
export const lateAcceptanceChanges = quiz.table(
  'late_acceptance_changes',
  {
    acceptanceId: identity('acceptance_id')
      .notNull()
      .references(() => lateAcceptances.id, { onDelete: 'cascade' }),
    attemptId: identity('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    replaced: jsonb('replaced').$type<ReplacedAnswer[]>().notNull(),
    marksBefore: doublePrecision('marks_before'),
    marksAfter: doublePrecision('marks_after'),
  },
  (table) => [
    primaryKey({ columns: [table.acceptanceId, table.attemptId] }),
    index('late_acceptance_changes_attempt').on(table.attemptId),
  ],
)
