import type { Context } from '../../context.ts'
import { ltiChosenSessions } from '../../database/tables/lti.ts'
import { addContext } from '../links/find-meant-session.ts'
import type { DeepLink } from './deep-link.ts'
import type { PickedSession } from './quizzes-to-pick.ts'

/**
 * Stores which session a link opens from now on, and that the session belongs to the course: other links there that
 * name it are no copies any more. A link that has a session already gets the new one.
 */
export const chooseSession = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { platform, deploymentId, resourceLinkId = '', contextId, subject }: DeepLink,
  { linkId }: PickedSession,
): Promise<void> =>
  db.transaction(async (tx) => {
    const chosen = { sessionLinkId: linkId, chosenBy: subject, chosenAt: now() }
    await tx
      .insert(ltiChosenSessions)
      .values({ platform, deploymentId, resourceLinkId, ...chosen })
      .onConflictDoUpdate({
        target: [
          ltiChosenSessions.platform,
          ltiChosenSessions.deploymentId,
          ltiChosenSessions.resourceLinkId,
        ],
        set: chosen,
      })
    await addContext(tx, { platform, contextId, linkId })
  })
