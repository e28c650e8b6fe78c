import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { lengths } from '@quizwright/domain/limits.ts'
import type { Context } from '../../context.ts'
import { claimNames } from '../claims.ts'
import { ltiSecret, readSigningKey } from '../keys/tool-keys.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import type { DeepLink } from './deep-link.ts'
import type { PickedSession } from './quizzes-to-pick.ts'

const lifeSeconds = 5 * 60
/** The size of the frame in which a platform shows the quiz, in pixels; the page tells its height itself later. */
const frameSize = { width: 1_000, height: 720 }
/** A quiz without marks still needs a column that can hold a percentage. */
const defaultMaximum = 100

/**
 * The link as LTI Deep Linking 2.0 describes it. `custom` names the session, too, because it survives copying a course
 * where the address is changed.
 */
const contentItemOf = (
  { linkId, quizName, totalMarks, startTime, endTime }: PickedSession,
  { launchUrl, takesLineItem }: { launchUrl: string; takesLineItem: boolean },
) => ({
  type: 'ltiResourceLink',
  title: quizName.slice(0, lengths.name),
  url: `${launchUrl}/${linkId}`,
  custom: { session: linkId },
  iframe: frameSize,
  available: { startDateTime: startTime.toISOString(), endDateTime: endTime.toISOString() },
  submission: { endDateTime: endTime.toISOString() },
  ...(takesLineItem && {
    lineItem: {
      label: quizName.slice(0, lengths.name),
      scoreMaximum: totalMarks > 0 ? totalMarks : defaultMaximum,
      resourceId: linkId,
      tag: 'quiz',
    },
  }),
})

type Asked = { platform: LtiPlatform; link: DeepLink; launchUrl: string }

/** Signs the answer with the session that was picked, or with none if the teacher has cancelled. */
export const signDeepLinkResponse = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { platform, link, launchUrl }: Asked,
  session: PickedSession | undefined,
): Promise<string> => {
  const { kid, key } = await readSigningKey(db, {
    platform: platform.name,
    secret: await ltiSecret(db),
    now: now(),
  })
  const seconds = Math.floor(now().getTime() / 1_000)
  const { takesLineItem } = link
  return new SignJWT({
    nonce: randomUUID(),
    [claimNames.messageType]: 'LtiDeepLinkingResponse',
    [claimNames.version]: '1.3.0',
    [claimNames.deploymentId]: link.deploymentId,
    [claimNames.contentItems]: session ? [contentItemOf(session, { launchUrl, takesLineItem })] : [],
    ...(link.data !== undefined && { [claimNames.deepLinkData]: link.data }),
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(platform.clientId)
    .setAudience(platform.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
    .sign(key)
}
