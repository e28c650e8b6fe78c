import { Problem } from '@quizwright/contracts/problem.ts'
import { desc, eq, or, sql } from '../../database/drizzle.ts'
import { buildOnce } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'

/** Selects who may open a link. If several versions share it, the newest published one decides. */
export const selectLink = (db: Queryable) => {
  const linkId = sql.placeholder('linkId')
  return db
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
}

const readLink = buildOnce(selectLink)

/**
 * Reads who may open a link, also outside the session's period, because students come back for results. Throws
 * NOT_FOUND.
 */
export const findLink = async (db: Queryable, linkId: string) => {
  const [link] = await readLink(db, { linkId })
  if (!link) throw new Problem('NOT_FOUND')
  return link
}
