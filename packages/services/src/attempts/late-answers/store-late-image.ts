import { attemptLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import type { Attempt } from '../find-attempt.ts'
import { insertBlankAnswers } from '../answers/paper-answers.ts'
import type { Queryable } from '../../database/database.ts'
import { lateAnswers } from '../../database/tables/late-answers.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { isAfterResult } from './store-late-answers.ts'

type LateImage = { questionId: string; link: string; answeredAt: Date }

/**
 * Stores an image that arrived after the end of its locked attempt, beside the answer that counts. An image that the
 * attempt has already is not stored again. Returns all images of the answer. Throws FOREIGN_QUESTION and QUOTA.
 */
export const storeLateImage = async (
  tx: Queryable,
  attempt: Attempt,
  { questionId, link, answeredAt }: LateImage,
  now: Date,
): Promise<string[]> => {
  await insertBlankAnswers(tx, attempt, [questionId])
  const [counted] = await tx
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attempt.id), eq(attemptAnswers.questionId, questionId)))
  if (!counted) throw new Problem('FOREIGN_QUESTION')
  const [late] = await tx
    .select({ uploadedImages: lateAnswers.uploadedImages })
    .from(lateAnswers)
    .where(and(eq(lateAnswers.attemptId, attempt.id), eq(lateAnswers.questionId, questionId)))
  const images = [...new Set([...counted.uploadedImages, ...(late?.uploadedImages ?? [])])]
  if (images.includes(link)) return images
  if (images.length >= attemptLimits.imagesPerAnswer) throw new Problem('QUOTA')
  await tx
    .insert(lateAnswers)
    .values({
      attemptId: attempt.id,
      questionId,
      selected: counted.selected,
      answer: counted.answer,
      response: counted.response,
      timeSpent: counted.timeSpent,
      answeredAt,
      receivedAt: now,
      isAfterResult: isAfterResult(attempt, answeredAt),
      uploadedImages: [link],
    })
    .onConflictDoUpdate({
      target: [lateAnswers.attemptId, lateAnswers.questionId],
      set: {
        uploadedImages: sql`${lateAnswers.uploadedImages} || excluded.uploaded_images`,
        answeredAt: sql`greatest(${lateAnswers.answeredAt}, excluded.answered_at)`,
        receivedAt: sql`excluded.received_at`,
        isAfterResult: sql`${lateAnswers.isAfterResult} or excluded.is_after_result`,
      },
    })
  return [...images, link]
}
