import { boolean, primaryKey, text } from '../drizzle.ts'
import { identity } from './columns.ts'
import { jobs } from './jobs.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * The solution that an AI job wrote for a question and the one before it (null for none), for undo. `was_ai_applied`
 * is whether the quiz had the AI marker before.
 */
export const solutionChanges = quiz.table(
  'solution_changes',
  {
    jobId: identity('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    textBefore: text('text_before'),
    textWritten: text('text_written').notNull(),
    wasAiApplied: boolean('was_ai_applied').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.quizId, table.questionId] })],
)
