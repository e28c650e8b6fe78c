import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Key = { kid: string; alg: 'RS256'; privateKey: CryptoKey; publicKey: CryptoKey }

export const makeKey = async (kid: string): Promise<Key> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, alg: 'RS256', privateKey, publicKey }
}

export const signWith = (key: Key, claims: JWTPayload, header: object = {}): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: key.alg, kid: key.kid, ...header }).sign(key.privateKey)

/** A provider of a script: it answers what a test has set, right or wrong. */
export type TestProvider = AsyncDisposable & {
  issuer: string
  keys: Key[]
  /** Makes the ID token for the claims that a right one would have. */
  idToken: (right: JWTPayload) => Promise<string>
  userInfo: Record<string, unknown>
  /** The status with which it answers everything, unless it is 200. */
  status: number
  /** The nonce of the sign-in whose code is redeemed next. */
  nonce: string
}

/** Starts the provider on a free port. Its client is `quizwright` with the secret `secret`. */
export const startTestProvider = async (): Promise<TestProvider> => {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    request.resume()
    void answer(path).then(
      (body) => {
        response.writeHead(body === undefined ? 404 : provider.status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body ?? {}))
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  const answer = async (path: string): Promise<unknown> => {
    const { issuer } = provider
    if (path === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      }
    if (path === '/jwks')
      return {
        keys: await Promise.all(
          provider.keys.map(async ({ kid, alg, publicKey }) => ({
            ...(await exportJWK(publicKey)),
            kid,
            alg,
            use: 'sig',
          })),
        ),
      }
    if (path === '/userinfo') return provider.userInfo
    if (path !== '/token') return undefined
    const now = Math.floor(Date.now() / 1_000)
    const right = {
      iss: issuer,
      aud: 'quizwright',
      sub: String(provider.userInfo['sub']),
      nonce: provider.nonce,
      iat: now,
      exp: now + 300,
      sid: 'session-1',
    }
    return { access_token: 'access', token_type: 'Bearer', id_token: await provider.idToken(right) }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const key = await makeKey('first')
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: [key],
    idToken: (right) => signWith(key, right),
    userInfo: {
      sub: 'u1',
      name: 'Ada Khan',
      email: 'ada@uni.test',
      email_verified: true,
      roles: ['teacher'],
    },
    status: 200,
    nonce: '',
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}
