import { doublePrecision, index, integer, primaryKey } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { questionRevisions } from './questions.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * The questions of a quiz when an attempt began. All attempts that began with the same questions share one paper;
 * its id is a hash of them.
 */
export const papers = quiz.table(
  'papers',
  {
    id: identity('id').primaryKey(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [index('papers_quiz').on(table.quizId)],
)

/** A question of a paper: its revision, its number from 1, its marks, and what was drawn for its numbers. */
export const paperQuestions = quiz.table(
  'paper_questions',
  {
    paperId: identity('paper_id')
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    revisionId: identity('revision_id')
      .notNull()
      .references(() => questionRevisions.id),
    place: integer('place').notNull(),
    totalMarks: doublePrecision('total_marks').notNull(),
    /** Which values were drawn for its numbers; null where all students get the same. */
    variant: integer('variant'),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.questionId] }),
    index('paper_questions_revision').on(table.revisionId),
  ],
)
