import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import { fetchPlatform } from '../fetch-platform.ts'
import { ltiSecret, readSigningKey } from '../keys/tool-keys.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import { PlatformRefused } from './platform-refused.ts'

const assertionSeconds = 5 * 60
const earlySeconds = 60
const defaultSeconds = 60 * 60

const tokenBody = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().catch(defaultSeconds),
})

type Asked = { platform: LtiPlatform; scopes: readonly string[] }
/** Access tokens by which the services of platforms are called. */
export type AccessTokens = {
  /** Throws PlatformUnreachable and PlatformRefused. */
  get: (asked: Asked) => Promise<string>
  /** After a platform has refused the token. */
  forget: (asked: Asked) => void
}

/**
 * Gets access tokens by an assertion that is signed with the key of the platform, and keeps each until shortly before
 * its end, because platforms slow down who asks for a new one at each call.
 */
export const openAccessTokens = ({ db, now }: Pick<Context, 'db' | 'now'>): AccessTokens => {
  const kept = new Map<string, { token: string; until: number }>()
  const keyOf = ({ platform, scopes }: Asked): string => `${platform.name} ${scopes.join(' ')}`

  const ask = async ({ platform, scopes }: Asked): Promise<{ token: string; until: number }> => {
    const { kid, key } = await readSigningKey(db, {
      platform: platform.name,
      secret: await ltiSecret(db),
      now: now(),
    })
    const seconds = Math.floor(now().getTime() / 1_000)
    const assertion = await new SignJWT()
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(platform.clientId)
      .setSubject(platform.clientId)
      .setAudience(platform.tokenAudience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + assertionSeconds)
      .setJti(randomUUID())
      .sign(key)
    const { status, text } = await fetchPlatform(platform.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
        scope: scopes.join(' '),
      }).toString(),
    })
    const read = tokenBody.safeParse(parseJson(text))
    if (status !== 200 || !read.success) throw new PlatformRefused(status, 'token')
    return {
      token: read.data.access_token,
      until: now().getTime() + (read.data.expires_in - earlySeconds) * 1_000,
    }
  }

  return {
    get: async (asked) => {
      const found = kept.get(keyOf(asked))
      if (found && found.until > now().getTime()) return found.token
      const next = await ask(asked)
      kept.set(keyOf(asked), next)
      return next.token
    },
    forget: (asked) => kept.delete(keyOf(asked)),
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
