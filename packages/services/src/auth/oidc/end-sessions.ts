import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, type SQL } from '../../database/drizzle.ts'
import { decodeJwt, jwtVerify } from 'jose'
import type { Context } from '../../context.ts'
import { tokens, usedLogoutTokens } from '../../database/tables/auth.ts'
import type { ProviderClient } from './provider-client.ts'
import type { OidcProvider } from './provider-settings.ts'
import { hashSecret } from './sign-in-flows.ts'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const skewSeconds = 60
const longestAgeSeconds = 10 * 60
const keptMs = 60 * 60_000
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const refuse = (cause: unknown): never => {
  throw new Problem('MALFORMED', { message: 'This logout token can not be trusted.', cause })
}

const issuerOf = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss
  } catch (error) {
    return refuse(error)
  }
}

/** Whose sign-ins a logout token ends: those of one session at the provider, or all of a person. */
type Logout = { jti: string; sub: string | undefined; sid: string | undefined }

const verify = async (token: string, { clientId }: OidcProvider, signer: Signer): Promise<Logout> => {
  const { payload } = await jwtVerify(token, signer.keys, {
    issuer: signer.issuer,
    audience: clientId,
    algorithms,
    clockTolerance: skewSeconds,
    maxTokenAge: longestAgeSeconds,
    requiredClaims: ['jti', 'events'],
  }).catch(refuse)
  const { events, nonce, jti, sub, sid } = payload
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events
  if (!isLogout || nonce !== undefined || (sub === undefined && typeof sid !== 'string')) refuse('no logout')
  return { jti: String(jti), sub, sid: typeof sid === 'string' ? sid : undefined }
}

type Signer = Awaited<ReturnType<ProviderClient['signer']>>
type Known = { provider: OidcProvider; client: ProviderClient }

/** Returns the provider with this issuer. One that is down is no candidate. */
const findProvider = async (providers: readonly Known[], issuer: string | undefined) => {
  for (const { provider, client } of providers) {
    const signer = await client.signer().catch(() => undefined)
    if (signer && signer.issuer === issuer) return { provider, signer }
  }
  return refuse('an unknown issuer')
}

/**
 * Ends sign-ins because their provider says so (OpenID Connect Back-Channel Logout 1.0, section 2.6). Throws MALFORMED
 * if the token is not the provider's, is old, or was used before.
 */
export const endSessions = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  providers: readonly Known[],
): Promise<void> => {
  const { provider, signer } = await findProvider(providers, issuerOf(token))
  const { jti, sub, sid } = await verify(token, provider, signer)
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(usedLogoutTokens)
      .values({
        tokenHash: hashSecret(`${signer.issuer} ${jti}`),
        expiresAt: new Date(now().getTime() + keptMs),
      })
      .onConflictDoNothing()
      .returning()
    if (!first) refuse('used before')
    const conditions: (SQL | undefined)[] = [
      eq(tokens.issuer, signer.issuer),
      sub === undefined ? undefined : eq(tokens.subject, sub),
      sid === undefined ? undefined : eq(tokens.providerSession, sid),
    ]
    await tx.delete(tokens).where(and(...conditions))
  })
}
