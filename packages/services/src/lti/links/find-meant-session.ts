import { Problem } from '@quizwright/contracts/problem.ts'
import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiContexts } from '../../database/tables/lti.ts'
import { claimNames } from '../claims.ts'
import type { VerifiedLaunch } from '../launch/verify-launch.ts'
import type { LtiPlatform } from '../platform-settings.ts'

/**
 * A link names no session, or that of another course with which it was copied. Students come back later; whoever
 * teaches the course is asked. `quizName` is that of the session of the other course.
 */
export class SessionUnclear extends Problem {
  readonly quizName: string | undefined

  constructor(quizName: string | undefined) {
    super('LTI_NOT_READY', { cause: quizName === undefined ? 'no session' : 'copied' })
    this.quizName = quizName
  }
}

type Link = Pick<VerifiedLaunch, 'claims' | 'deploymentId' | 'resourceLinkId'> & { platform: LtiPlatform }

/** The course of a launch; empty where the platform names none. */
export const contextIdOf = ({ claims }: Pick<Link, 'claims'>): string => claims[claimNames.context]?.id ?? ''

/**
 * Which session a link means: the one that was chosen for it, or else the one that it names, which then belongs to the
 * course of the first launch. `isCopied`: the session that it names belongs to other courses only.
 */
export const findMeantSession = async (
  tx: Queryable,
  link: Link,
  named: string | undefined,
): Promise<{ linkId: string | undefined; isCopied: boolean }> => {
  const { platform, deploymentId, resourceLinkId } = link
  const contextId = contextIdOf(link)
  // One statement, because a launch must not need many. The first course of a session is added by it, too.
  const { rows } = await tx.execute<{ chosen: string | null; own: boolean | null; is_known: boolean }>(sql`
    with chosen as (
      select session_link_id from quiz.lti_chosen_sessions where platform = ${platform.name}
        and deployment_id = ${deploymentId} and resource_link_id = ${resourceLinkId}
    ), known as (
      select context_id from quiz.lti_contexts where platform = ${platform.name} and session_link_id = ${named ?? ''}
    ), added as (
      insert into quiz.lti_contexts (platform, context_id, session_link_id)
      select ${platform.name}, ${contextId}, ${named ?? ''}
        where ${named !== undefined} and not exists (select from known) and not exists (select from chosen)
      on conflict do nothing
    )
    select (select session_link_id from chosen) as chosen,
      bool_or(context_id = ${contextId}) as own, count(*) > 0 as is_known from known`)
  const [found] = rows
  if (found?.chosen) return { linkId: found.chosen, isCopied: false }
  return { linkId: named, isCopied: found?.is_known === true && found.own !== true }
}

/** A session is opened from a course: its links there are no copies. */
export const addContext = async (
  tx: Queryable,
  { platform, contextId, linkId }: { platform: string; contextId: string; linkId: string },
): Promise<void> => {
  await tx.insert(ltiContexts).values({ platform, contextId, sessionLinkId: linkId }).onConflictDoNothing()
}
