import { Problem } from '@quizwright/contracts/problem.ts'
import { desc, eq, or } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'

/**
 * Reads who may open a link, also outside the session's period, because students come back for results. If several
 * versions share the link, the newest published one decides. Throws NOT_FOUND.
 */
export const findLink = async (db: Queryable, linkId: string) => {
  const [link] = await db
    .select({
      linkId: sessions.linkId,
      instructorId: quizzes.instructorId,
      quizName: quizzes.name,
      access: sessions.access,
      attemptsAllowed: sessions.attemptsAllowed,
      accessCode: sessions.accessCode,
    })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(or(eq(sessions.linkId, linkId), eq(sessions.id, linkId)))
    .orderBy(desc(quizzes.isPublished), desc(quizzes.version))
    .limit(1)
  if (!link) throw new Problem('NOT_FOUND')
  return link
}
