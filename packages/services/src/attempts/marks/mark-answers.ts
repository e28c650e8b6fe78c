import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { type FindCorrection, readCorrectionFinder } from '../../corrections/active-corrections.ts'
import { classesByKey, markAnswered } from '../../corrections/mark-by-key.ts'
import type { Attempt } from '../find-attempt.ts'
import { type AnswerRow, type AnswerWithRevision, readAnswers } from '../answers/read-answers.ts'
import { storeAnswers } from '../answers/store-answers.ts'

type Marking = { quizType: QuizType; arrangement: Attempt['arrangement']; findCorrection: FindCorrection }

/**
 * Marks answers by the current key, or by what a person gave. Descriptive answers keep the marks that they were given.
 */
export const markAll = (
  answers: readonly AnswerWithRevision[],
  { quizType, arrangement, findCorrection }: Marking,
): MarkedRow[] =>
  answers.map(({ answer, revision }) => {
    const { content } = revision
    if (isDescriptive(content, quizType)) return { ...answer, isDescriptive: true }
    const correction = findCorrection(answer.questionId, revision)
    return {
      ...answer,
      isDescriptive: false,
      classes: classesByKey(content, answer, correction),
      ...markAnswered(content, { ...answer, arrangement }, answer.totalMarks, correction),
    }
  })

/** An answer with its marks, or a descriptive one that may wait for them. */
export type MarkedRow = AnswerRow & { isDescriptive: boolean }

/** Marks the answers of a locked attempt again and stores the marks. The caller must have locked the keys. */
export const markAgainByKey = async (
  tx: Queryable,
  attemptId: string,
  quiz: { id: string; quizType: QuizType },
): Promise<void> => {
  const [attempt] = await tx
    .select({ arrangement: attempts.arrangement })
    .from(attempts)
    .where(eq(attempts.id, attemptId))
  const marked = markAll(await readAnswers(tx, attemptId), {
    quizType: quiz.quizType,
    arrangement: attempt?.arrangement ?? null,
    findCorrection: await readCorrectionFinder(tx, quiz.id),
  })
  await storeAnswers(
    tx,
    marked.filter((answer) => !answer.isDescriptive),
  )
}
