import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from 'drizzle-orm'
import { successResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { sessions, videoPoints } from '../database/tables.ts'
import { readPoints } from './video-points.ts'

/**
 * Re-links the point of a quiz to its new version, with the new version's session. Asked again, when the old
 * quiz has no point any more, it changes nothing and answers the points of the video on which the new one
 * appears, none if it appears nowhere.
 */
export const changeQuizVideoPoint =
  ({ db }: Context): Handlers<'main'>['changeQuizVideoPoint'] =>
  async ({ body }) =>
    db.transaction(async (tx) => {
      const { old_quiz_id: oldId, new_quiz_id: newId, time, percentage } = body
      const [old] = await tx.select().from(videoPoints).where(eq(videoPoints.quizId, oldId)).for('update')
      if (old && oldId !== newId) {
        const [session] = await tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(eq(sessions.quizId, newId), eq(sessions.isGeneral, true)))
        await tx.delete(videoPoints).where(eq(videoPoints.quizId, newId))
        await tx
          .update(videoPoints)
          .set({
            quizId: newId,
            linkText: session?.id ?? old.linkText,
            time: time ?? old.time,
            percentage: percentage ?? old.percentage,
          })
          .where(eq(videoPoints.id, old.id))
      }
      const [point] = await tx
        .select({ videoId: videoPoints.videoId })
        .from(videoPoints)
        .where(eq(videoPoints.quizId, newId))
      return successResponse({ points: point ? await readPoints(tx, point.videoId) : [] })
    })
