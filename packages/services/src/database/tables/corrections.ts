import type {
  CorrectionKind,
  CorrectionSummary,
  GradingGuidance,
} from '@quizwright/contracts/schemas/correction.ts'
import { doublePrecision, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { dateTime, identity } from './columns.ts'
import { attempts } from './learner.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * Marks put right after attempts. Revisions of questions stay as they are: the latest correction of a question
 * that is not undone says by which key it is marked. `revision_ids` are the revisions that it is about;
 * `content_key` is that of the current one, so that a later revision which differs in its solution alone is
 * marked by it too. `correct` holds 0-based indexes of options.
 */
export const corrections = quiz.table(
  'corrections',
  {
    id: identity('id').primaryKey(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    kind: text('kind').$type<CorrectionKind>().notNull(),
    correct: integer('correct').array().notNull(),
    /** By what answers in words are graded; null for the other kinds. */
    guidance: jsonb('guidance').$type<GradingGuidance>(),
    revisionIds: text('revision_ids').array().notNull(),
    contentKey: text('content_key').notNull(),
    reason: text('reason').notNull(),
    summary: jsonb('summary').$type<CorrectionSummary>().notNull(),
    createdBy: identity('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
    undoneAt: dateTime('undone_at'),
  },
  (table) => [index('corrections_quiz').on(table.quizId, table.createdAt)],
)

/** The marks of each result that a correction changed, as they were before and after it. */
export const correctionChanges = quiz.table(
  'correction_changes',
  {
    correctionId: identity('correction_id')
      .notNull()
      .references(() => corrections.id, { onDelete: 'cascade' }),
    attemptId: identity('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    marksBefore: doublePrecision('marks_before').notNull(),
    marksAfter: doublePrecision('marks_after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.correctionId, table.attemptId] }),
    index('correction_changes_attempt').on(table.attemptId),
  ],
)
