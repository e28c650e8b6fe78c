import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/**
 * Starts a certified OpenID Connect provider with its own pages, on a free port. Whatever somebody types as login is
 * their subject; who types `student` is no teacher. Its pages cut a window off from its opener, as those of large
 * providers do.
 */
export const startOidcProvider = async (): Promise<
  AsyncDisposable & { issuer: string; serve: (redirectUri: string) => void }
> => {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    // The client's address is known only once the services run, and they need to know the issuer first.
    serve: (redirectUri) => {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: 'quizwright',
            client_secret: 'a secret of the test',
            redirect_uris: [redirectUri],
            token_endpoint_auth_method: 'client_secret_basic',
          },
        ],
        cookies: { keys: ['a key of the test'] },
        claims: { openid: ['sub'], profile: ['name', 'roles'], email: ['email', 'email_verified'] },
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => ({
            sub: id,
            name: `Dr ${id}`,
            email: `${id}@uni.test`,
            email_verified: true,
            roles: id === 'student' ? ['student'] : ['teacher'],
          }),
        }),
      })
      provider.use(async (context, next) => {
        await next()
        context.set('cross-origin-opener-policy', 'same-origin')
      })
      server.on('request', provider.callback())
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
