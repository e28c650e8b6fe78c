import { Problem } from '@quizwright/contracts/problem.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { defaultEnd, serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import { hashToken } from '../../auth/identity/token.ts'
import type { Context } from '../../context.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { ltiMadeSessions } from '../../database/tables/lti.ts'
import { addSession } from '../../sessions/create-session.ts'
import type { DeepLink } from './deep-link.ts'
import { isPickable } from './quizzes-to-pick.ts'

/** As long as the page on which the choice is made. */
const lifeMs = 60 * 60_000

type Made = { instructorId: string; quizId: string; link: DeepLink; label: string }

const bodyOf = ({ instructorId, quizId, link: { courseTitle }, label }: Made, now: Date) => ({
  instructor_id: instructorId,
  quiz_id: quizId,
  name: (courseTitle || label).slice(0, lengths.name),
  description: `For the students of ${courseTitle || 'a course'} in ${label}.`.slice(0, lengths.description),
  start_time: serializeDateTime(now),
  end_time: serializeDateTime(defaultEnd(now)),
  access: 'institution' as const,
})

/**
 * Makes a session for the students of a course, open from now on: one for each choice, however often its button is
 * pressed. Returns its link. Throws NOT_FOUND.
 */
export const makeSessionOnce = (context: Context, made: Made): Promise<string> => {
  const { db, now } = context
  return db.transaction(async (tx) => {
    const { instructorId, quizId, link } = made
    const choiceHash = hashToken(`${link.choice} ${quizId}`)
    await lockNames(tx, [`lti choice ${choiceHash}`])
    const isMade = and(eq(ltiMadeSessions.choiceHash, choiceHash), gt(ltiMadeSessions.expiresAt, now()))
    const [before] = await tx.select().from(ltiMadeSessions).where(isMade)
    if (before) return before.sessionLinkId
    if (!(await isPickable(tx, { instructorId, quizId }))) throw new Problem('NOT_FOUND')
    const sessionLinkId = await addSession({ db: tx, now }, bodyOf(made, now()), instructorId)
    const expiresAt = new Date(now().getTime() + lifeMs)
    await tx.insert(ltiMadeSessions).values({ choiceHash, sessionLinkId, expiresAt })
    return sessionLinkId
  })
}
