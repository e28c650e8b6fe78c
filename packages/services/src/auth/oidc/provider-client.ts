import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { isLoopback } from '@quizwright/server/settings/setting-schemas.ts'
import { createRemoteJWKSet, importPKCS8, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import { keyAlgorithm } from './key-algorithm.ts'
import type { OidcProvider } from './provider-settings.ts'

/** The claims of an identity that its provider has proved, those of the user info included. */
export type Claims = { sub: string; iss: string; sid?: unknown; [claim: string]: unknown }

/** What an authorization request sends along, and what comes back must fit to. `verifier` is that of PKCE. */
export type AuthorizationRequest = { state: string; nonce: string; verifier: string }

/** Signs users in at one provider by the code flow with PKCE. */
export type ProviderClient = {
  /** Returns the address at the provider to which the browser goes. Throws OIDC_UNREACHABLE. */
  begin: (request: AuthorizationRequest, redirectUri: string) => Promise<URL>
  /** Checks what came back to `address` and returns the claims. Throws OIDC_REFUSED or OIDC_UNREACHABLE. */
  finish: (request: AuthorizationRequest, address: URL) => Promise<Claims>
  /** The issuer and the keys of tokens that the provider sends by itself. Throws OIDC_UNREACHABLE. */
  signer: () => Promise<{ issuer: string; keys: JWTVerifyGetKey }>
}

const timeoutSeconds = 10
const skewSeconds = 60

const authenticationOf = async ({ clientSecret, privateKey }: OidcProvider): Promise<client.ClientAuth> =>
  privateKey === undefined
    ? client.ClientSecretBasic(clientSecret)
    : client.PrivateKeyJwt(await importPKCS8(privateKey, keyAlgorithm(privateKey) ?? 'RS256'))

const discover = async (provider: OidcProvider): Promise<client.Configuration> => {
  const config = await client.discovery(
    new URL(provider.issuer),
    provider.clientId,
    { [client.clockTolerance]: skewSeconds },
    await authenticationOf(provider),
    {
      timeout: timeoutSeconds,
      execute: isLoopback(new URL(provider.issuer).hostname) ? [client.allowInsecureRequests] : [],
    },
  )
  // Else the signature of a token that comes from the token endpoint is not verified.
  client.enableNonRepudiationChecks(config)
  return config
}

/** Whether the provider could not be reached, or answered that it has a fault itself. */
const isOutage = (error: unknown): boolean => {
  if (error instanceof client.ResponseBodyError) return error.status >= 500
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'server_error' || error.error === 'temporarily_unavailable'
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (code === 'OAUTH_TIMEOUT' || error instanceof TypeError) return true
  return cause instanceof Response && cause.status >= 500
}

/** The code of an error, which names no person and no secret. */
const reasonOf = (error: unknown): string => {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return error.error
  return (error as { code?: string }).code ?? (error as Error).name
}

export const openProvider = (provider: OidcProvider): ProviderClient => {
  let known: Promise<client.Configuration> | undefined
  const configuration = (): Promise<client.Configuration> => {
    known ??= discover(provider).catch((error: unknown) => {
      known = undefined
      throw new Problem('OIDC_UNREACHABLE', { cause: reasonOf(error) })
    })
    return known
  }
  return {
    begin: async ({ state, nonce, verifier }, redirectUri) =>
      client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: provider.scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    finish: async ({ state, nonce, verifier }, address) => {
      const config = await configuration()
      try {
        const tokens = await client.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = defined(tokens.claims(), 'tokens.claims')
        const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined
        const more = hasUserInfo ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
        return { ...more, ...claims }
      } catch (error) {
        // The provider may have changed its keys, so the next sign-in reads them again.
        known = undefined
        throw new Problem(isOutage(error) ? 'OIDC_UNREACHABLE' : 'OIDC_REFUSED', { cause: reasonOf(error) })
      }
    },
    signer: async () => {
      const { issuer, jwks_uri: address } = (await configuration()).serverMetadata()
      if (address === undefined) throw new Problem('OIDC_UNREACHABLE', { cause: 'no jwks_uri' })
      return {
        issuer,
        keys: createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutSeconds * 1_000 }),
      }
    },
  }
}
