import { Problem } from '@quizwright/contracts/problem.ts'
import { defaultEnd, serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { id as idSchema } from '@quizwright/domain/schemas/text.ts'
import { readServerKeyBytes } from '../../auth/server-key.ts'
import type { Context } from '../../context.ts'
import { addSession } from '../../sessions/create-session.ts'
import type { Answer, Fields } from '../launch/answer.ts'
import type { VerifiedDeepLink } from '../launch/verify-launch.ts'
import type { KnownPlatforms } from '../known-platforms.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import { connectedInstructor, makeConnectionCode } from './connection-codes.ts'
import { type DeepLink, openDeepLink, readDeepLink, sealDeepLink } from './deep-link.ts'
import { signDeepLinkResponse } from './deep-link-response.ts'
import { isPickable, type PickedSession, readPickedSession, readQuizzesToPick } from './quizzes-to-pick.ts'

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

export const createDeepLinkFlow = (
  context: Context,
  { platforms, launchUrl, pageOrigin }: Given,
): DeepLinkFlow & { begin: (verified: VerifiedDeepLink, platform: LtiPlatform) => Promise<Answer> } => {
  const { db, now } = context
  const readKey = (): Promise<Buffer> => readServerKeyBytes(db, 'lti-state')

  const connect = async (link: DeepLink, platform: LtiPlatform, isRepeated: boolean): Promise<Answer> => ({
    kind: 'page',
    platform,
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
      content: { kind: 'pick', ticket, courseTitle, search: searched, ...found },
    }
  }

  const read = async ({ ticket }: Fields): Promise<{ link: DeepLink; platform: LtiPlatform }> => {
    const link = await openDeepLink(await readKey(), ticket, now())
    const platform = (await platforms.list()).find(({ name }) => name === link.platform)
    if (!platform) throw new Problem('LTI_PLATFORM_UNKNOWN')
    return { link, platform }
  }

  /** Makes a session for the students of the course, open from now on. */
  const makeSession = async (
    instructorId: string,
    quizId: string,
    { courseTitle }: DeepLink,
    { label }: LtiPlatform,
  ): Promise<string> => {
    if (!(await isPickable(db, { instructorId, quizId }))) throw new Problem('NOT_FOUND')
    const body = {
      instructor_id: instructorId,
      quiz_id: quizId,
      name: (courseTitle || label).slice(0, lengths.name),
      description: `For the students of ${courseTitle || 'a course'} in ${label}.`.slice(
        0,
        lengths.description,
      ),
      start_time: serializeDateTime(now()),
      end_time: serializeDateTime(defaultEnd(now())),
      access: 'institution' as const,
    }
    return addSession(context, body, instructorId)
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
    const linkId = kind === 'new' ? await makeSession(instructorId, named.data, link, platform) : named.data
    return readPickedSession(db, { instructorId, linkId })
  }

  return {
    begin: async (verified, platform) => show(readDeepLink(verified, platform.name), platform),
    pick: async (sent) => {
      const { link, platform } = await read(sent)
      return show(link, platform, { search: sent['search'], waited: sent['waited'] })
    },
    link: async (sent) => {
      const { link, platform } = await read(sent)
      const session = await chosenSession(sent['choice'], link, platform)
      const token = await signDeepLinkResponse(context, { platform, link, launchUrl: launchUrl() }, session)
      return {
        kind: 'page',
        platform,
        content: { kind: 'return', address: link.returnUrl, token },
        formOrigin: new URL(link.returnUrl).origin,
      }
    },
  }
}
