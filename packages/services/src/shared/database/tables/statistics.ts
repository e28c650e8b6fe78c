import { doublePrecision, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/** Which attempts of a student a row counts. */
export type Counted = 'first' | 'latest' | 'highest' | 'all'

/** `scope` is a session's id, or 'all' for the whole quiz: a primary key holds no null. */
const counted = () => ({
  quizId: identity('quiz_id').notNull(),
  scope: text('scope').notNull(),
  counted: text('counted').$type<Counted>().notNull(),
})

/**
 * The table of counts: how many attempts chose this option of this revision, got this mark for it and this total in all. Kept in the
 * transaction that stores an attempt; every item statistic is a function of it. `option_chosen` counts from 0; -1 is none.
 */
export const answerCounts = quiz.table(
  'answer_counts',
  {
    ...counted(),
    revisionId: identity('revision_id').notNull(),
    optionChosen: integer('option_chosen').notNull(),
    mark: doublePrecision('mark').notNull(),
    total: doublePrecision('total').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.scope, table.counted, table.revisionId, table.optionChosen, table.mark, table.total] })],
)

/** How many attempts ended with these marks, and the seconds they took in all. */
export const scoreCounts = quiz.table(
  'score_counts',
  {
    ...counted(),
    total: doublePrecision('total').notNull(),
    ofTotal: doublePrecision('of_total').notNull(),
    n: integer('n').notNull(),
    passed: integer('passed').notNull(),
    timeSum: doublePrecision('time_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.scope, table.counted, table.total, table.ofTotal] })],
)

/** Seconds spent on a question, its best time, and how often it was marked for later. */
export const questionTimes = quiz.table(
  'question_times',
  {
    ...counted(),
    revisionId: identity('revision_id').notNull(),
    n: integer('n').notNull(),
    marked: integer('marked').notNull(),
    timeSum: doublePrecision('time_sum').notNull(),
    bestTime: doublePrecision('best_time'),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.scope, table.counted, table.revisionId] })],
)

/** Attempts by place. Places with few students are left out when read, not here. */
export const placeSums = quiz.table(
  'place_sums',
  {
    ...counted(),
    country: text('country').notNull(),
    city: text('city').notNull(),
    n: integer('n').notNull(),
    students: integer('students').notNull(),
    percentageSum: doublePrecision('percentage_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.scope, table.counted, table.country, table.city] })],
)

/** Marks by tag of the questions answered. */
export const tagSums = quiz.table(
  'tag_sums',
  {
    ...counted(),
    tagKey: text('tag_key').notNull(),
    n: integer('n').notNull(),
    markSum: doublePrecision('mark_sum').notNull(),
    ofMarkSum: doublePrecision('of_mark_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.scope, table.counted, table.tagKey] })],
)
