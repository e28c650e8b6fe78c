import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, asc, eq, sql } from '../../database/drizzle.ts'
import { successResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { modules, videoPoints, videos } from '../../database/tables/main.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { requireRight } from '../../auth/rights/rights.ts'
import { taughtBy } from '../structure/taught-by.ts'

/** Reads the points of a video, ordered by time. */
export const readPoints = async (db: Queryable, videoId: string) => {
  const rows = await db
    .select()
    .from(videoPoints)
    .where(eq(videoPoints.videoId, videoId))
    .orderBy(asc(videoPoints.time), asc(videoPoints.id))
  return rows.map((row) => ({
    id: row.id,
    time: row.time,
    percentage: row.percentage,
    data: row.quizId,
    isLink: row.isLink,
    link_text: row.linkText,
    new: row.isNew,
    disabled: row.disabled,
  }))
}

export const getVideoPoints =
  ({ db }: Context): Handlers<'main'>['getVideoPoints'] =>
  async ({ params, user }) => {
    await findVideo(db, params.videoId, user.userId)
    return successResponse({ points: await readPoints(db, params.videoId) })
  }

/**
 * Stores the given points and keeps all others. A quiz has one point, so storing another one moves it, also from
 * another video.
 */
export const saveVideoPoints =
  ({ db }: Context): Handlers<'main'>['saveVideoPoints'] =>
  async ({ body, user }) => {
    const video = await findVideo(db, body.video_id, user.userId)
    if (video.moduleId !== body.module_id) throw new Problem('NOT_FOUND')
    const quizIds = body.points.map((point) => point.data)
    if (quizIds.length > 0) await requireRight(db, { right: 'editor' }, 'quiz', quizIds, user.userId)

    const byQuiz = new Map(body.points.map((point) => [point.data, point]))
    // Locked in the same order everywhere. Otherwise calls on the same quizzes could wait for each other.
    const inOrder = [...byQuiz.values()].toSorted((one, other) => (one.data < other.data ? -1 : 1))
    const rows = inOrder.map((point) => ({
      id: makeId(),
      videoId: video.id,
      quizId: point.data,
      time: point.time,
      percentage: point.percentage,
      isLink: point.isLink,
      linkText: point.link_text,
      isNew: point.new,
      disabled: point.disabled,
    }))
    if (rows.length > 0) {
      await db
        .insert(videoPoints)
        .values(rows)
        .onConflictDoUpdate({
          target: videoPoints.quizId,
          set: {
            videoId: sql`excluded.video_id`,
            time: sql`excluded.time`,
            percentage: sql`excluded.percentage`,
            isLink: sql`excluded.is_link`,
            linkText: sql`excluded.link_text`,
            isNew: sql`excluded.is_new`,
            disabled: sql`excluded.disabled`,
          },
        })
    }
    return successResponse({ points: await readPoints(db, video.id) })
  }

const findVideo = async (
  db: Queryable,
  videoId: string,
  instructorId: string,
): Promise<{ id: string; moduleId: string }> => {
  const [video] = await db
    .select({ id: videos.id, moduleId: videos.moduleId })
    .from(videos)
    .innerJoin(modules, eq(modules.id, videos.moduleId))
    .where(and(eq(videos.id, videoId), taughtBy(db, modules.courseId, instructorId)))
  if (!video) throw new Problem('NOT_FOUND')
  return video
}
