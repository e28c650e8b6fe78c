import { elementAt } from '@quizwright/domain/defined.ts'
import { and, count, eq, inArray, not, or, type PgColumn, sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

/** A column that is searched, and the column with its first characters, by which an index is ordered. */
export type SearchedColumns = { whole: PgColumn; beginning: PgColumn }

/** The length of `name_order` and `course_order` in characters. */
const beginningChars = 100

type Matches = (column: PgColumn | SQL.Aliased) => SQL

/** A beginning that is full may be followed by more text. */
const isFull = (beginning: PgColumn | SQL.Aliased): SQL => eq(sql`length(${beginning})`, beginningChars)

/**
 * Selects how many beginnings match or are full, and how many of these do not match, from the index that is ordered by
 * them. Nearly all beginnings are compared only once.
 */
export const selectCounts = (
  db: Queryable,
  state: SQL | undefined,
  { beginning }: SearchedColumns,
  matches: Matches,
) => {
  const read = db
    .select({ beginning: sql`${beginning}`.as('beginning') })
    .from(quizzes)
    .where(and(state, or(matches(beginning), isFull(beginning))))
    // Without an order Postgres would read the table, which has more pages but seems cheaper to it.
    .orderBy(beginning)
    .as('read')
  return db
    .select({
      read: count(),
      unsure:
        sql`count(*) filter (where ${and(isFull(read.beginning), not(matches(read.beginning)))})`.mapWith(
          Number,
        ),
    })
    .from(read)
}

/**
 * Counts the quizzes in a state whose text matches a pattern of LIKE. Whole texts are read only where the beginning
 * is full and does not match. For 57,000 quizzes this takes a third of the time of reading them all.
 */
export const countFound = async (
  db: Queryable,
  state: SQL | undefined,
  columns: SearchedColumns,
  matches: Matches,
): Promise<number> => {
  const { whole, beginning } = columns
  const counted = elementAt(await selectCounts(db, state, columns, matches), 0)
  const { read, unsure } = counted
  if (unsure === 0) return read
  const unsureIds = db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(state, isFull(beginning), not(matches(beginning))))
    .orderBy(beginning)
  return read - unsure + (await db.$count(quizzes, and(inArray(quizzes.id, unsureIds), matches(whole))))
}
