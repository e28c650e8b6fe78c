import { isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import { type Grouped, questionOrder } from '@quizwright/domain/arrangement/question-order.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { asc, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { paperQuestions } from '../../database/tables/papers.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import type { ArrangedAttempt } from './presented-lists.ts'

/**
 * Puts the questions of an attempt into the order in which its student sees them, each with the number that it has
 * there. `rows` are all questions of the paper, in the order of the quiz.
 */
export const inPresentedOrder = <Row>(
  { arrangement, seed }: Pick<ArrangedAttempt, 'arrangement' | 'seed'>,
  rows: readonly Row[],
  read: (row: Row) => Grouped & { place: number },
): { row: Row; number: number }[] => {
  if (!isRenumbered(arrangement) || seed === null)
    return rows.map((row) => ({ row, number: read(row).place }))
  return questionOrder(arrangement, seed, rows.map(read)).map((index, at) => ({
    row: elementAt(rows, index),
    number: at + 1,
  }))
}

/** Whether the numbers that a student sees are not those of the quiz. */
const isRenumbered = (
  arrangement: ArrangedAttempt['arrangement'],
): arrangement is NonNullable<ArrangedAttempt['arrangement']> =>
  (arrangement?.shuffle_questions ?? 'none') !== 'none' || isDrawn(arrangement)

/** Reads the number that each question has for the student of an attempt, by its number in the quiz. */
export const readPresentedNumbers = async (
  db: Queryable,
  attempt: ArrangedAttempt,
): Promise<(place: number) => number> => {
  if (!isRenumbered(attempt.arrangement)) return (place) => place
  const numbered = await readNumbered(db, attempt)
  const numbers = new Map(numbered.map(({ row, number }) => [row.place, number]))
  return (place) => numbers.get(place) ?? place
}

/** Reads the number that each question has for the student of an attempt, by its id. */
export const readNumbersById = async (
  db: Queryable,
  attempt: ArrangedAttempt,
): Promise<Map<string, number>> =>
  new Map((await readNumbered(db, attempt)).map(({ row, number }) => [row.questionId, number]))

const readNumbered = async (db: Queryable, attempt: ArrangedAttempt) => {
  if (attempt.paperId === null) return []
  const rows = await db
    .select({
      questionId: paperQuestions.questionId,
      place: paperQuestions.place,
      section: sql<string>`${questionRevisions.content} ->> 'section'`,
      paragraph: sql<string>`${questionRevisions.content} ->> 'paragraph'`,
    })
    .from(paperQuestions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, paperQuestions.revisionId))
    .where(eq(paperQuestions.paperId, attempt.paperId))
    .orderBy(asc(paperQuestions.place))
  return inPresentedOrder(attempt, rows, (row) => row)
}
