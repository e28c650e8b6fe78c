import { Problem } from '@quizwright/contracts/problem.ts'
import { texts } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { isLoopback } from '@quizwright/server/settings/setting-schemas.ts'
import type { Context } from '../../context.ts'
import { fetchPlatform, PlatformUnreachable } from '../fetch-platform.ts'
import { LtiRefusal } from '../lti-refusal.ts'
import { isSafeAddress, originsOf } from '../platform-settings.ts'
import { isInviteOpen, reopenInvite, spendInvite } from './invites.ts'
import {
  parseJson,
  type PlatformConfiguration,
  platformConfiguration,
  reasonIn,
  registered,
} from './platform-configuration.ts'
import { addPlatform, findFreeName, readAllNames } from './stored-platforms.ts'
import { ownAddresses, toolConfiguration } from './tool-configuration.ts'

/** What a platform gave the browser that opens the registration address. */
export type Registration = { invite: string; configurationUrl: string; registrationToken: string | undefined }

const failures = texts({
  address: 'The learning platform could not be registered: its addresses must begin with https:.',
  configuration: 'The learning platform could not be registered: its configuration can’t be read.',
  refused: 'The learning platform could not be registered: it refused. Its reason is below.',
  unreachable: 'The learning platform could not be registered: it can’t be reached.',
})

const failed = (failure: keyof typeof failures, reason: string): Problem =>
  new LtiRefusal('LTI_REGISTRATION', reason, { message: failures[failure] })

/**
 * Whoever has an invite names the address that we call, so it must be of https. Addresses of this machine are only
 * called where these services are on it themselves, as in a trial.
 */
const requireReachable = (address: string, servicesUrl: string): void => {
  const isAllowed =
    isSafeAddress(address) &&
    (!isLoopback(new URL(address).hostname) || isLoopback(new URL(servicesUrl).hostname))
  if (!isAllowed) throw failed('address', 'address')
}

/** Throws LTI_INVITE. */
export const requireInvite = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  invite: string,
): Promise<void> => {
  if (!(await isInviteOpen(db, invite, now()))) throw new Problem('LTI_INVITE')
}

const readConfiguration = async (address: string, servicesUrl: string): Promise<PlatformConfiguration> => {
  requireReachable(address, servicesUrl)
  const { status, text } = await fetchPlatform(address, { headers: { accept: 'application/json' } })
  const read = platformConfiguration.safeParse(parseJson(text))
  if (status !== 200 || !read.success) throw failed('configuration', `configuration ${status}`)
  const { registration_endpoint: there, token_endpoint: token, jwks_uri: keys } = read.data
  for (const used of [there, token, keys]) requireReachable(used, servicesUrl)
  return read.data
}

const register = async (context: Context, asked: Registration): Promise<string> => {
  const { db, now, ltiPlatforms } = context
  const servicesUrl = context.servicesUrl()
  const platform = await readConfiguration(asked.configurationUrl, servicesUrl)
  const { issuer } = platform
  const taken = new Set([...(await ltiPlatforms.list()).map(({ name }) => name), ...(await readAllNames(db))])
  const name = findFreeName(issuer, taken)
  const { status, text } = await fetchPlatform(platform.registration_endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(asked.registrationToken !== undefined && { authorization: `Bearer ${asked.registrationToken}` }),
    },
    body: JSON.stringify(toolConfiguration(ownAddresses(servicesUrl, name), platform)),
  })
  const answer = registered.safeParse(parseJson(text))
  if (status >= 300 || !answer.success) {
    const told = reasonIn(text)
    throw failed('refused', `status ${status}${told && `: “${told}”`}`)
  }
  const deploymentId = answer.data['https://purl.imsglobal.org/spec/lti-tool-configuration']?.deployment_id
  const values = {
    label: new URL(issuer).hostname.slice(0, lengths.tag),
    issuer,
    clientId: answer.data.client_id,
    authorizationUrl: platform.authorization_endpoint,
    tokenUrl: platform.token_endpoint,
    keysUrl: platform.jwks_uri,
    tokenAudience: platform.authorization_server ?? '',
    frameOrigins: originsOf([asked.configurationUrl], []),
    allDeployments: false,
    hasOtherHost: new URL(issuer).host !== new URL(asked.configurationUrl).host,
  }
  const deploymentIds = deploymentId === undefined ? [] : [deploymentId]
  await addPlatform(db, { name, values, state: 'pending', deploymentIds }, now())
  ltiPlatforms.forget()
  return name
}

/**
 * Registers us at a platform that has an invite: reads its configuration, sends ours, and stores it for an operator to
 * confirm. An invite is used up by a registration that succeeds. Throws LTI_INVITE and LTI_REGISTRATION.
 */
export const registerItself = async (context: Context, registration: Registration): Promise<string> => {
  const { db, now } = context
  const { invite } = registration
  if (!(await spendInvite(db, invite, now()))) throw new Problem('LTI_INVITE')
  try {
    return await register(context, registration)
  } catch (error) {
    await reopenInvite(db, invite)
    throw error instanceof PlatformUnreachable ? failed('unreachable', error.message) : error
  }
}
