import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from '../../database/drizzle.ts'
import { successResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { videoPoints } from '../../database/tables/main.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { readPoints } from './video-points.ts'

/**
 * Moves the point of a quiz to its new version, with the new version's session. A repeated call changes nothing.
 * Returns the points of the video on which the new version appears, or none.
 */
export const changeQuizVideoPoint =
  ({ db }: Context): Handlers<'main'>['changeQuizVideoPoint'] =>
  async ({ body }) =>
    db.transaction(async (tx) => {
      const { old_quiz_id: oldId, new_quiz_id: newId, time, percentage } = body
      const [oldPoint] = await tx
        .select()
        .from(videoPoints)
        .where(eq(videoPoints.quizId, oldId))
        .for('update')
      if (oldPoint && oldId !== newId) {
        const [session] = await tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(eq(sessions.quizId, newId), eq(sessions.isGeneral, true)))
        await tx.delete(videoPoints).where(eq(videoPoints.quizId, newId))
        await tx
          .update(videoPoints)
          .set({
            quizId: newId,
            linkText: session?.id ?? oldPoint.linkText,
            time: time ?? oldPoint.time,
            percentage: percentage ?? oldPoint.percentage,
          })
          .where(eq(videoPoints.id, oldPoint.id))
      }
      const [newPoint] = await tx
        .select({ videoId: videoPoints.videoId })
        .from(videoPoints)
        .where(eq(videoPoints.quizId, newId))
      return successResponse({ points: newPoint ? await readPoints(tx, newPoint.videoId) : [] })
    })
