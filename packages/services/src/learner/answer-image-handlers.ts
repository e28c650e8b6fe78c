import { attemptLimits, imageLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import { type AttemptWithQuiz, findAttempt, lockAttempt } from '../attempts/find-attempt.ts'
import { requireOpen } from '../attempts/require-open.ts'
import { isBlank } from '../attempts/mark-answer.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables.ts'
import { encodeImage } from '../images/encode-image.ts'
import { storeImage, readAll } from '../images/store-image.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'

const quotaBytes = attemptLimits.imagesPerAttempt * imageLimits.bytes

/** Pictures of descriptive answers: freshly encoded, and few. */
export const pictureHandlers = (context: Context): Pick<LearnerHandlers, 'addImage' | 'removeImage'> => {
  const { db, now } = context

  /** Changes the pictures of one answer while its attempt is open. */
  const change = (attemptId: string, questionId: string, with_: (before: string[]) => string[]) =>
    db.transaction(async (tx) => {
      const found = await lockAttempt(tx, attemptId)
      const answer = await takesPictures(tx, found, questionId, now())
      const uploadedImages = with_(answer.uploadedImages)
      await tx
        .update(attemptAnswers)
        .set({ uploadedImages, isSkipped: isBlank({ ...answer, uploadedImages }) })
        .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)))
      return dataResponse({ uploaded_images: uploadedImages })
    })

  return {
    addImage: async ({ params, attemptToken, upload }) => {
      const questionId = upload.fields.question_id!
      const found = await findAttempt(db, params.id, attemptToken)
      // Asked before the picture is read, so that nobody makes us decode what is not taken anyway.
      refuseMore((await takesPictures(db, found, questionId, now())).uploadedImages)
      const link = await storeImage(context, {
        ...(await encodeImage(await readAll(upload.content))),
        ownerId: found.attempt.id,
        quotaBytes,
      })
      return change(params.id, questionId, (before) => {
        if (before.includes(link)) return before
        refuseMore(before)
        return [...before, link]
      })
    },

    removeImage: async ({ params, attemptToken, body }) => {
      await findAttempt(db, params.id, attemptToken)
      return change(params.id, body.question_id, (before) => before.filter((link) => link !== body.link))
    },
  }
}

const refuseMore = (before: readonly string[]): void => {
  if (before.length >= attemptLimits.imagesPerAnswer)
    throw new Problem('QUOTA', {
      message: `An answer takes at most ${attemptLimits.imagesPerAnswer} pictures. Remove one to add another.`,
    })
}

const takesPictures = async (db: Queryable, found: AttemptWithQuiz, questionId: string, now: Date) => {
  requireOpen(found, now)
  if (found.quiz.quizType !== 'daq')
    throw new Problem('RULE', { message: 'Only answers in words take pictures.' })
  const [answer] = await db
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, found.attempt.id), eq(attemptAnswers.questionId, questionId)))
  if (!answer) throw new Problem('FOREIGN_QUESTION')
  return answer
}
