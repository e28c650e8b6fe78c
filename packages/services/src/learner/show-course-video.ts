import { Problem } from '@quizwright/contracts/problem.ts'
import type { CourseVideo } from '@quizwright/contracts/schemas/course-video.ts'
import { and, asc, eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { findNewestVersion, sessionProblem } from '../attempts/start/resolve-session-link.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { videoPoints, videos } from '../database/tables/main.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { findOpenSession } from '../sessions/find-open-session.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'

type Point = CourseVideo['points'][number]

/** Returns a video with its pop-up quizzes. Throws NOT_FOUND. */
export const showCourseVideo =
  ({ db, now }: Context): LearnerHandlers['showCourseVideo'] =>
  async ({ params }) =>
    dataResponse(await readVideoPoints(db, params.id, now()))

/**
 * Reads a video with its pop-up quizzes in order of appearance. Quizzes that cannot be taken are left out. Throws
 * NOT_FOUND.
 */
export const readVideoPoints = async (db: Queryable, videoId: string, now: Date): Promise<CourseVideo> => {
  const [video] = await db
    .select({ id: videos.id, name: videos.name, link: videos.link })
    .from(videos)
    .where(eq(videos.id, videoId))
  if (!video) throw new Problem('NOT_FOUND')
  const placed = await db
    .select({ time: videoPoints.time, familyId: quizzes.familyId })
    .from(videoPoints)
    .innerJoin(quizzes, eq(quizzes.id, videoPoints.quizId))
    .where(and(eq(videoPoints.videoId, video.id), eq(videoPoints.disabled, false)))
    .orderBy(asc(videoPoints.time), asc(videoPoints.id))
  const points: Point[] = []
  for (const { time, familyId } of placed) points.push(...(await pointsOf(familyId, time)))
  return { ...video, points }

  async function pointsOf(familyId: string, time: number): Promise<Point[]> {
    const quiz = await findNewestVersion(db, familyId).catch(unlessClosed)
    const session = quiz && (await findOpenSession(db, quiz.id, now))
    if (!quiz || !session) return []
    return [
      {
        quiz_id: quiz.id,
        session_id: session.id,
        name: quiz.name,
        time,
        is_skippable: quiz.isSkippable,
        closed: sessionProblem(session, now)?.message ?? null,
      },
    ]
  }
}

const unlessClosed = (error: unknown): undefined => {
  if (!(error instanceof Problem && error.code === 'QUIZ_CLOSED')) throw error
}
