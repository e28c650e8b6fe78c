import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/contracts/walkers/fastify.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { answered } from '../../shared/answers.ts'
import type { Context } from '../../shared/context.ts'
import type { Querying } from '../../shared/database/database.ts'
import { quizzes, sessions } from '../../shared/database/tables.ts'
import { findVideos } from '../../shared/structure/find-placement.ts'

/** A pop quiz is reached on its video's page, any other on a page of its own that carries a session. */
export const getSharableLink = ({ db, learnerSiteUrl, now }: Context): Handlers<'quiz'>['getSharableLink'] => async ({ params }) => {
  const [quiz] = await db.select({ quizType: quizzes.quizType, videoId: quizzes.videoId, isPublished: quizzes.isPublished }).from(quizzes).where(eq(quizzes.id, params.id))
  if (!quiz) throw new Problem('NOT_FOUND')
  if (!quiz.isPublished) throw new Problem('RULE', { message: 'Only a published quiz has a sharable link. Publish it first.' })
  const path = quiz.quizType === 'pop' ? await videoPath(db, quiz.videoId) : `/standard-quiz/${await openSession(db, params.id, now())}`
  return answered({ link: `${learnerSiteUrl()}${path}` })
}

const videoPath = async (db: Querying, videoId: string | null): Promise<string> => {
  const video = videoId === null ? undefined : (await findVideos(db, [videoId])).get(videoId)
  if (!video) throw new Problem('RULE', { message: 'Please select a video' })
  return `/course/${encodeURIComponent(video.index_url)}/${video.module_no}/${video.id}`
}

/** The session that students can take now; if there is none, the newest that is still to come or is over. */
const openSession = async (db: Querying, quizId: string, now: Date): Promise<string> => {
  const at = now.toISOString()
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.quizId, quizId))
    .orderBy(desc(sql`${sessions.startTime} <= ${at}::timestamptz and ${sessions.endTime} > ${at}::timestamptz`), desc(sql`${sessions.endTime} > ${at}::timestamptz`), desc(sessions.createdAt), desc(sessions.id))
    .limit(1)
  if (!session) throw new Problem('NOT_FOUND')
  return session.id
}
