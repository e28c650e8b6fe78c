import type { GradingGuidance } from '@quizwright/domain/schemas/correction.ts'
import { integer, jsonb, primaryKey, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { corrections } from './corrections.ts'
import { type AiResult, type attemptAnswers, attempts } from './learner.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * Descriptive answers that were graded again for a preview. Nothing counts before a correction is applied. A
 * question has one at a time; its id is a hash of the question and the guidance.
 */
export const regradings = quiz.table('regradings', {
  id: text('id').primaryKey(),
  quizId: identity('quiz_id')
    .notNull()
    .references(() => quizzes.id, { onDelete: 'cascade' }),
  questionId: identity('question_id').notNull(),
  guidance: jsonb('guidance').$type<GradingGuidance>().notNull(),
  createdAt: dateTime('created_at').notNull(),
})

/** The new suggestion for each answer, null if the model gave nothing usable. */
export const regradedAnswers = quiz.table(
  'regraded_answers',
  {
    regradingId: text('regrading_id')
      .notNull()
      .references(() => regradings.id, { onDelete: 'cascade' }),
    attemptId: identity('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    aiResult: jsonb('ai_result').$type<AiResult>(),
  },
  (table) => [primaryKey({ columns: [table.regradingId, table.attemptId] })],
)

/**
 * The suggestion and marks of an answer before a regrading. `confirmedAt` is in ISO format. Those stored before
 * confirmations had ids lack theirs.
 */
export type BeforeRegrading = Pick<
  typeof attemptAnswers.$inferSelect,
  'aiResult' | 'confirmation' | 'obtainedMarks' | 'isCorrect'
> & { confirmedAt: string | null; confirmationId?: string | null }

/**
 * What a correction by regrading replaced, for undo. If `mark_revision` differs from the answer's, a person has
 * marked it since, and it stays.
 */
export const replacedSuggestions = quiz.table(
  'replaced_suggestions',
  {
    correctionId: identity('correction_id')
      .notNull()
      .references(() => corrections.id, { onDelete: 'cascade' }),
    attemptId: identity('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<BeforeRegrading>().notNull(),
    markRevision: integer('mark_revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.correctionId, table.attemptId] })],
)
