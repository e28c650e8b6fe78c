import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { and, desc, eq } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Context } from '../context.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'

/** Adds its link to each session and, if the link opens another version, that version. */
export const addLinks = async (
  { db, learnerSiteUrl, servicesUrl }: Pick<Context, 'db' | 'learnerSiteUrl' | 'servicesUrl'>,
  found: readonly Session[],
): Promise<Session[]> => {
  const linkIds = [...new Set(found.map(({ link_id: linkId }) => defined(linkId, 'linkId')))]
  const open = await db
    .select({ linkId: sessions.linkId, quizId: quizzes.id, version: quizzes.version })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(and(inIds(sessions.linkId, linkIds), eq(quizzes.isPublished, true), eq(quizzes.isArchived, false)))
    .orderBy(desc(quizzes.version))
  return found.map((session) => {
    const target = open.find(({ linkId }) => linkId === session.link_id)
    return {
      ...session,
      link:
        session.access === 'institution'
          ? `${servicesUrl()}/lti/launch/${session.link_id}`
          : `${learnerSiteUrl()}/standard-quiz/${session.link_id}`,
      continued_in:
        target && target.quizId !== session.quiz_id._id
          ? { quiz_id: target.quizId, version: target.version }
          : null,
    }
  })
}

/** Adds its link to one session. */
export const addLink = async (
  context: Pick<Context, 'db' | 'learnerSiteUrl' | 'servicesUrl'>,
  session: Session,
): Promise<Session> => elementAt(await addLinks(context, [session]), 0)
