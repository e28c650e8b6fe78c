import type { InteractionKey } from '@quizwright/domain/kinds/interaction-key.ts'
import type { CorrectionSummary, GradingGuidance } from '@quizwright/domain/schemas/correction.ts'
import type { AcceptedAnswer, RecordedKind } from '@quizwright/domain/schemas/result-correction.ts'
import { doublePrecision, index, integer, jsonb, primaryKey, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { attempts } from './learner.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * Corrections of marks after attempts. Revisions of questions stay unchanged: a question is marked by the key of its
 * latest correction that is not undone. `revision_ids` are the revisions to which it applies. `content_key` is that
 * of the current revision, so that the correction also applies to later revisions that differ only in the solution.
 * `correct` holds 0-based indexes of options. A correction for one student has the attempt and the marks of its answer,
 * and in `own_marks_before` what a person had given it before.
 */
export const corrections = quiz.table(
  'corrections',
  {
    id: identity('id').primaryKey(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    kind: text('kind').$type<RecordedKind>().notNull(),
    correct: integer('correct').array().notNull(),
    /** Another key of a question with several parts; null for the other corrections. */
    key: jsonb('key').$type<InteractionKey>(),
    /** The typed answers that earn marks too; null for the other kinds. */
    accepted: jsonb('accepted').$type<AcceptedAnswer[]>(),
    /** What descriptive answers are graded by; null for the other kinds. */
    guidance: jsonb('guidance').$type<GradingGuidance>(),
    revisionIds: text('revision_ids').array().notNull(),
    contentKey: text('content_key').notNull(),
    attemptId: identity('attempt_id').references(() => attempts.id, { onDelete: 'cascade' }),
    marks: doublePrecision('marks'),
    ownMarksBefore: doublePrecision('own_marks_before'),
    /** The correction of another version that this one repeats for the same question. Undoing that undoes this one. */
    carriedFrom: identity('carried_from'),
    reason: text('reason').notNull(),
    summary: jsonb('summary').$type<CorrectionSummary>().notNull(),
    createdBy: identity('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
    undoneAt: dateTime('undone_at'),
  },
  (table) => [
    index('corrections_quiz').on(table.quizId, table.createdAt),
    index('corrections_attempt').on(table.attemptId),
    index('corrections_carried').on(table.carriedFrom),
  ],
)

/** The marks of each result that a correction changed, before and after it. */
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
