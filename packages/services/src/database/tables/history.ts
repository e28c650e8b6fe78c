import { foreignKey, index, integer, primaryKey, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { questionRevisions } from './questions.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * What a save did to a question: its revision before, null if it was added, and after, null if it was removed. The
 * first save of a quiz is not written down. Revisions that stand here are not swept (`history/thin-out.ts`).
 */
export const questionChanges = quiz.table(
  'question_changes',
  {
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    questionId: identity('question_id').notNull(),
    originId: identity('origin_id').notNull(),
    beforeId: identity('before_id'),
    afterId: identity('after_id'),
    changedBy: identity('changed_by').notNull(),
    changedAt: dateTime('changed_at').notNull(),
    /** How the change came: by an author's save, by AI, or by the correction of a reported question. */
    means: text('means').$type<'save' | 'ai' | 'correction'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.revision, table.questionId] }),
    foreignKey({ columns: [table.beforeId], foreignColumns: [questionRevisions.id] }),
    foreignKey({ columns: [table.afterId], foreignColumns: [questionRevisions.id] }),
    index('question_changes_quiz').on(table.quizId, table.changedAt, table.questionId),
    index('question_changes_origin').on(table.originId, table.changedAt),
    index('question_changes_at').on(table.changedAt),
    index('question_changes_before').on(table.beforeId),
    index('question_changes_after').on(table.afterId),
  ],
)
