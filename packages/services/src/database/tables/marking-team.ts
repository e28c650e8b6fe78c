import { check, doublePrecision, index, integer, primaryKey, sql, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { attempts } from './learner.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * How the descriptive answers of a quiz are shared out among markers. `seed` draws the sample that is marked twice, so
 * that answers which arrive later are drawn alike. `most_difference` is a percentage of the marks of a question: two
 * marks that are farther apart wait for the owner. Without markers nothing is shared out.
 */
export const markingTeams = quiz.table(
  'marking_teams',
  {
    quizId: identity('quiz_id')
      .primaryKey()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    sharedBy: text('shared_by').$type<'question' | 'student'>().notNull(),
    markerIds: text('marker_ids').array().notNull(),
    samplePercent: integer('sample_percent').notNull(),
    mostDifference: doublePrecision('most_difference').notNull(),
    seed: text('seed').notNull(),
    revision: integer('revision').notNull(),
    changedBy: identity('changed_by').notNull(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [
    check('marking_teams_shared_by', sql`${table.sharedBy} in ('question', 'student')`),
    check('marking_teams_sample', sql`${table.samplePercent} between 0 and 100`),
  ],
)

/** Who marks what: the answers to one question, or those of one attempt. */
export const markingShares = quiz.table(
  'marking_shares',
  {
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** A question or an attempt, as the team shares by. */
    subjectId: identity('subject_id').notNull(),
    accountId: identity('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.subjectId] })],
)

/**
 * The marks of an answer that two people mark without seeing each other's. It becomes the mark of the answer once both
 * are there and near enough, or once the owner has decided.
 */
export const unseenMarks = quiz.table(
  'unseen_marks',
  {
    attemptId: identity('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: identity('question_id').notNull(),
    accountId: identity('account_id').notNull(),
    marks: doublePrecision('marks').notNull(),
    evaluation: text('evaluation'),
    markedAt: dateTime('marked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId, table.accountId] }),
    index('unseen_marks_account').on(table.accountId),
  ],
)
