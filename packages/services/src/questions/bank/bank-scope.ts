import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { eq, type SQL, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { fromCurrentQuestions } from '../current-questions.ts'

/** The instructor whose questions are searched, and the quiz that they are for. */
export type BankScope = { instructorId: string; familyId: string; quizType: QuizType }

export const readBankScope = async (
  db: Queryable,
  instructorId: string,
  quizId: string,
): Promise<BankScope> => {
  const quiz = elementAt(
    await db
      .select({ familyId: quizzes.familyId, quizType: quizzes.quizType })
      .from(quizzes)
      .where(eq(quizzes.id, quizId)),
    0,
  )
  // The check of the row's scope has already found it.
  return { instructorId, familyId: quiz.familyId, quizType: quiz.quizType }
}

/**
 * Returns `from` and `where` for the questions that fit into the quiz: descriptive questions into a descriptive
 * quiz, all into any other quiz. Continue with `and`.
 */
export const fromBankQuestions = ({ instructorId, familyId, quizType }: BankScope): SQL => sql`
  ${fromCurrentQuestions(instructorId)}
    and z.family_id <> ${familyId}
    ${quizType === 'daq' ? sql`and (z.quiz_type = 'daq' or r.is_descriptive)` : sql``}
    and not exists (
      select 1 from ${quizzes} as own join quiz.questions as there on there.quiz_id = own.id
      join quiz.question_revisions as same on same.id = there.revision_id
      where own.family_id = ${familyId} and same.content_hash = r.content_hash
    )`
