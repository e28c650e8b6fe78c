import { Problem } from '@quizwright/contracts/problem.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { id as idSchema } from '@quizwright/domain/schemas/text.ts'
import { readServerKeyBytes } from '../../auth/server-key.ts'
import type { Context } from '../../context.ts'
import type { Answer, Fields } from '../launch/answer.ts'
import type { VerifiedDeepLink, VerifiedLaunch } from '../launch/verify-launch.ts'
import { makeSessionOnce } from './make-session-once.ts'
import { addContext } from '../links/find-meant-session.ts'
import type { KnownPlatforms } from '../known-platforms.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import { connectedInstructor, makeConnectionCode } from './connection-codes.ts'
import { type DeepLink, openDeepLink, readDeepLink, readUnclearLink, sealDeepLink } from './deep-link.ts'
import { signDeepLinkResponse } from './deep-link-response.ts'
import { type PickedSession, readPickedSession, readQuizzesToPick } from './quizzes-to-pick.ts'
import { ltiChosenSessions } from '../../database/tables/lti.ts'

/**
 * Stores which session a link opens from now on, and that the session belongs to the course: other links there that
 * name it are no copies any more. A link that has a session already gets the new one.
 */
const chooseSession = (
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

const longestSearch = 100

/** The pages on which a teacher picks the quiz for a course. Both take the ticket of the page before. */
export type DeepLinkFlow = {
  /** Shows the quizzes, or the code if the teacher's account is not connected yet. */
  pick: (sent: Fields) => Promise<Answer>
  /** Takes the choice back to the platform. */
  link: (sent: Fields) => Promise<Answer>
}

type Given = {
  platforms: KnownPlatforms
  launchUrl: () => string
  /** Where instructors work. Undefined where they sign in elsewhere. */
  pageOrigin: string | undefined
}

type Begins = {
  begin: (verified: VerifiedDeepLink, platform: LtiPlatform) => Promise<Answer>
  /** Asks which session a link opens that has none of its course. `quizName` is that of the copied one. */
  ask: (verified: VerifiedLaunch, platform: LtiPlatform, quizName: string | undefined) => Promise<Answer>
}

export const createDeepLinkFlow = (
  context: Context,
  { platforms, launchUrl, pageOrigin }: Given,
): DeepLinkFlow & Begins => {
  const { db, now } = context
  const readKey = (): Promise<Buffer> => readServerKeyBytes(db, 'lti-state')

  const connect = async (link: DeepLink, platform: LtiPlatform, isRepeated: boolean): Promise<Answer> => ({
    kind: 'page',
    platform,
    locale: link.locale,
    content: {
      kind: 'connect',
      code: await makeConnectionCode(db, link, now()),
      address: `${pageOrigin ?? ''}${screenRoutes.connect.path}`,
      ticket: await sealDeepLink(await readKey(), link, now()),
      isRepeated,
    },
  })

  const show = async (
    link: DeepLink,
    platform: LtiPlatform,
    { search = '', waited }: { search?: string | undefined; waited?: string | undefined } = {},
  ): Promise<Answer> => {
    const instructorId = await connectedInstructor(db, link)
    if (instructorId === undefined) return connect(link, platform, waited !== undefined)
    const searched = search.trim().slice(0, longestSearch)
    const found = await readQuizzesToPick(db, { instructorId, search: searched, now: now() })
    const ticket = await sealDeepLink(await readKey(), link, now())
    const { courseTitle } = link
    return {
      kind: 'page',
      platform,
      locale: link.locale,
      content: {
        kind: 'pick',
        ticket,
        courseTitle,
        search: searched,
        isForLink: link.returnUrl === undefined,
        ...found,
      },
    }
  }

  const read = async ({ ticket }: Fields): Promise<{ link: DeepLink; platform: LtiPlatform }> => {
    const link = await openDeepLink(await readKey(), ticket, now())
    const platform = (await platforms.list()).find(({ name }) => name === link.platform)
    if (!platform) throw new Problem('LTI_PLATFORM_UNKNOWN')
    return { link, platform }
  }

  const chosenSession = async (
    choice: string | undefined,
    link: DeepLink,
    platform: LtiPlatform,
  ): Promise<PickedSession | undefined> => {
    if (choice === 'none') return undefined
    const instructorId = await connectedInstructor(db, link)
    if (instructorId === undefined) throw new Problem('LTI_STATE')
    const [kind, id] = (choice ?? '').split(' ')
    const named = idSchema.safeParse(id)
    if (!named.success) throw new Problem('LTI_STATE')
    const made = { instructorId, quizId: named.data, link, label: platform.label }
    const linkId = kind === 'new' ? await makeSessionOnce(context, made) : named.data
    return readPickedSession(db, { instructorId, linkId })
  }

  /** The session is chosen for a link that exists, or goes back to the platform as a new link. */
  const finish = async (link: DeepLink, platform: LtiPlatform, session: PickedSession | undefined) => {
    const { returnUrl } = link
    if (returnUrl === undefined) {
      if (!session) throw new Problem('LTI_NOT_READY')
      await chooseSession(context, link, session)
      const { courseTitle } = link
      return {
        kind: 'page',
        platform,
        locale: link.locale,
        content: { kind: 'chosen', quizName: session.quizName, courseTitle },
      } as const
    }
    if (session)
      await addContext(db, { platform: link.platform, contextId: link.contextId, linkId: session.linkId })
    const token = await signDeepLinkResponse(context, { platform, link, launchUrl: launchUrl() }, session)
    return {
      kind: 'page',
      platform,
      locale: link.locale,
      content: { kind: 'return', address: returnUrl, token },
      formOrigin: new URL(returnUrl).origin,
    } as const
  }

  return {
    ask: async (verified, platform, quizName) =>
      show(readUnclearLink(verified, platform.name), platform, { search: quizName }),
    begin: async (verified, platform) => show(readDeepLink(verified, platform.name), platform),
    pick: async (sent) => {
      const { link, platform } = await read(sent)
      return show(link, platform, { search: sent['search'], waited: sent['waited'] })
    },
    link: async (sent) => {
      const { link, platform } = await read(sent)
      return finish(link, platform, await chosenSession(sent['choice'], link, platform))
    },
  }
}
