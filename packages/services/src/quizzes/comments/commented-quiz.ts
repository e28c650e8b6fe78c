import { Problem } from '@quizwright/contracts/problem.ts'
import { mayAs } from '@quizwright/domain/rules/role.ts'
import { eq } from '../../database/drizzle.ts'
import { requireRight } from '../../auth/rights/rights.ts'
import { readRoles } from '../../auth/rights/role-of.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

/** A version of a quiz, and what the caller may do with its comments. */
export type CommentedQuiz = {
  id: string
  familyId: string
  ownerId: string
  /** Comments on answers of students are read from the role of a marker on. */
  mayReadAnswers: boolean
  userId: string
}

/**
 * Reads the quiz of a call whose scope was checked. Throws NOT_FOUND, and ROLE_CHANGED if the role is gone since then.
 */
export const readCommentedQuiz = async (
  db: Queryable,
  quizId: string,
  userId: string,
): Promise<CommentedQuiz> => {
  const [[quiz], roles] = await Promise.all([
    db
      .select({ id: quizzes.id, familyId: quizzes.familyId, ownerId: quizzes.instructorId })
      .from(quizzes)
      .where(eq(quizzes.id, quizId)),
    readRoles(db, [quizId], userId),
  ])
  if (!quiz) throw new Problem('NOT_FOUND')
  const role = roles.get(quizId)?.role
  if (!role) await requireRight(db, { right: 'viewer' }, 'quiz', [quizId], userId)
  return { ...quiz, userId, mayReadAnswers: mayAs(role ?? 'viewer', 'marker') }
}
