import { doublePrecision, index, integer, primaryKey, text } from '../drizzle.ts'
import { identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/*
 * The tables of counts, from which all statistics are read. The transaction that stores an attempt updates them
 * (statistics/counts). Their size grows with the number of questions and possible marks, not with the number of
 * attempts. A row may contain only zeros after its attempt moved to another row.
 */

/** `scope` is a session's id, or 'all' for the whole quiz, because a primary key cannot contain null. */
const counted = () => ({ quizId: identity('quiz_id').notNull(), scope: text('scope').notNull() })
const ofQuestion = () => ({
  questionId: identity('question_id').notNull(),
  revisionId: identity('revision_id').notNull(),
})

const count = (name: string) => integer(name).notNull()
const sum = (name: string) => doublePrecision(name).notNull()
type Four<Name extends string, Column> = Record<
  `${Name}First` | `${Name}Latest` | `${Name}Highest` | `${Name}All`,
  Column
>

/**
 * Four columns of the same type: for the first, the latest and the highest attempt of each student, and for all
 * attempts.
 */
const four = <const Name extends string, Column>(name: Name, column: (name: string) => Column) =>
  ({
    [`${name}First`]: column(`${name}_first`),
    [`${name}Latest`]: column(`${name}_latest`),
    [`${name}Highest`]: column(`${name}_highest`),
    [`${name}All`]: column(`${name}_all`),
  }) as Four<Name, Column>

/** The number of attempts with this mark for this revision and this total of the attempt. */
export const markCounts = quiz.table(
  'mark_counts',
  { ...counted(), ...ofQuestion(), mark: sum('mark'), total: sum('total'), ...four('n', count) },
  (table) => [
    primaryKey({
      columns: [table.quizId, table.scope, table.questionId, table.revisionId, table.mark, table.total],
    }),
  ],
)

/**
 * The number of attempts that selected an option (0-based; -1 is none), and the sums of their percentages p and of p
 * squared.
 */
export const optionSums = quiz.table(
  'option_sums',
  {
    ...counted(),
    ...ofQuestion(),
    optionChosen: integer('option_chosen').notNull(),
    ...four('n', count),
    ...four('p', sum),
    ...four('pp', sum),
  },
  (table) => [
    primaryKey({
      name: 'option_sums_key',
      columns: [table.quizId, table.scope, table.questionId, table.revisionId, table.optionChosen],
    }),
  ],
)

/**
 * Sums over the answers to a revision, by random group of students (statistics/counts/random-group.ts): of the mark
 * x and x squared, of the mark f of the first try and f squared, of the attempt's total t and t squared, and of x
 * times t. For all attempts also the numbers of
 * correct, skipped and marked answers, the sum of possible marks, the sum of the seconds spent, and the shortest
 * time of a correct answer.
 */
export const questionSums = quiz.table(
  'question_sums',
  {
    ...counted(),
    ...ofQuestion(),
    groupNo: integer('group_no').notNull(),
    ...four('n', count),
    ...four('x', sum),
    ...four('xx', sum),
    ...four('xt', sum),
    ...four('t', sum),
    ...four('tt', sum),
    ...four('f', sum),
    ...four('ff', sum),
    correct: count('correct'),
    skipped: count('skipped'),
    marked: count('marked'),
    ofMarks: sum('of_marks'),
    timeSum: sum('time_sum'),
    bestTime: doublePrecision('best_time'),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.scope, table.questionId, table.revisionId, table.groupNo] }),
  ],
)

/**
 * Sums by the same groups: of the attempts' totals t and t squared, and of the powers 1 to 4 of p, the total as a
 * fraction of the possible marks.
 */
export const totalSums = quiz.table(
  'total_sums',
  {
    ...counted(),
    groupNo: integer('group_no').notNull(),
    ...four('n', count),
    ...four('t', sum),
    ...four('tt', sum),
    ...four('p', sum),
    ...four('pp', sum),
    ...four('ppp', sum),
    ...four('pppp', sum),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.scope, table.groupNo] })],
)

/**
 * The number of attempts with these marks out of these possible marks, the number of second attempts among them
 * (`n_second`), and the sum of their seconds.
 */
export const scoreCounts = quiz.table(
  'score_counts',
  {
    ...counted(),
    total: sum('total'),
    ofTotal: sum('of_total'),
    ...four('n', count),
    nSecond: count('n_second'),
    timeSum: sum('time_sum'),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.scope, table.total, table.ofTotal] })],
)

/**
 * The numbers of attempts and of students by place, and the sums of the attempts' percentages and of their squares.
 * The table also contains places with few students, which are left
 * out when it is read.
 */
export const placeSums = quiz.table(
  'place_sums',
  {
    ...counted(),
    country: text('country').notNull(),
    city: text('city').notNull(),
    n: count('n'),
    students: count('students'),
    percentageSum: sum('percentage_sum'),
    percentageSquaredSum: sum('percentage_squared_sum'),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.scope, table.country, table.city] })],
)

/**
 * Each student's first and latest attempt, indexed in the order of the ranking. It is the only one of these tables
 * that grows with the number of students.
 */
export const standings = quiz.table(
  'standings',
  {
    ...counted(),
    counted: text('counted').$type<'first' | 'latest'>().notNull(),
    studentId: identity('student_id').notNull(),
    attemptId: identity('attempt_id').notNull(),
    percentage: sum('percentage'),
    timeSpent: sum('time_spent'),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.scope, table.counted, table.studentId] }),
    index('standings_order').on(
      table.quizId,
      table.scope,
      table.counted,
      table.percentage.desc().nullsLast(),
      table.timeSpent,
      table.studentId,
    ),
  ],
)
