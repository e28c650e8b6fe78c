import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { findOpenSession } from '../sessions/find-open-session.ts'
import { findVideos } from './structure/find-placement.ts'

/**
 * Returns the sharable link. A pop quiz is reached on the page of its video, any other quiz on its own page with an
 * open session.
 */
export const getSharableLink =
  ({ db, learnerSiteUrl, now }: Context): Handlers<'quiz'>['getSharableLink'] =>
  async ({ params }) => {
    const [quiz] = await db
      .select({ quizType: quizzes.quizType, videoId: quizzes.videoId, isPublished: quizzes.isPublished })
      .from(quizzes)
      .where(eq(quizzes.id, params.id))
    if (!quiz) throw new Problem('NOT_FOUND')
    if (!quiz.isPublished)
      throw new Problem('RULE', { message: 'Only a published quiz has a sharable link. Publish it first.' })
    const path =
      quiz.quizType === 'pop'
        ? await videoPath(db, quiz.videoId)
        : `/standard-quiz/${await findOpenSessionId(db, params.id, now())}`
    return dataResponse({ link: `${learnerSiteUrl()}${path}` })
  }

const videoPath = async (db: Queryable, videoId: string | null): Promise<string> => {
  const video = videoId === null ? undefined : (await findVideos(db, [videoId])).get(videoId)
  if (!video) throw new Problem('RULE', { message: 'Please select a video' })
  return `/course/${encodeURIComponent(video.index_url)}/${video.module_no}/${video.id}`
}

const findOpenSessionId = async (db: Queryable, quizId: string, now: Date): Promise<string> => {
  const session = await findOpenSession(db, quizId, now)
  if (!session) throw new Problem('NOT_FOUND')
  return session.id
}
