import { claimNames } from '@quizwright/services/lti/claims.ts'
import type { LtiPlatform } from '@quizwright/services/lti/platform-settings.ts'
import { type Learner, learnerClient } from '@quizwright/services/test-support/learner-client.ts'

/** A scripted platform, in this process or another. */
export type Launching = {
  settings: LtiPlatform
  /** Signs the claims of a right launch with these changes. */
  sign: (changes: Record<string, unknown>) => Promise<string>
}
type Launched = { client: Learner; linkId: string }

/** Launches a student into a session as a browser would, and returns the client of the page that they reach. */
export const launchStudent = async (
  servicesUrl: string,
  { settings, sign }: Launching,
  { targetUrl, ...claims }: { targetUrl: string; sub: string; name?: string },
): Promise<Launched> => {
  const query = new URLSearchParams({
    iss: settings.issuer,
    client_id: settings.clientId,
    login_hint: '1',
    target_link_uri: targetUrl,
  })
  const login = await fetch(`${servicesUrl}/lti/login?${query}`, { redirect: 'manual' })
  const asked = new URL(login.headers.get('location') ?? servicesUrl).searchParams
  const seconds = Math.floor(Date.now() / 1_000)
  const token = await sign({
    ...claims,
    email: undefined,
    nonce: asked.get('nonce'),
    iat: seconds,
    exp: seconds + 300,
    [claimNames.targetLinkUri]: targetUrl,
  })
  const launched = await fetch(`${servicesUrl}/lti/launch`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '',
    },
    body: new URLSearchParams({ id_token: token, state: asked.get('state') ?? '' }).toString(),
  })
  const there = new URL(launched.headers.get('location') ?? '', servicesUrl)
  const linkId = there.pathname.split('/').at(-1) ?? ''
  const ticket = there.hash.replace('#launch=', '')
  const { data } = await learnerClient(servicesUrl).openLaunch({ body: { session_id: linkId, ticket } })
  return { client: learnerClient(servicesUrl, data.token), linkId }
}
