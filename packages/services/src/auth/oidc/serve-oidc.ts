import cookie from '@fastify/cookie'
import formBody from '@fastify/formbody'
import { readQuery } from '@quizwright/contracts/http/read-query.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { loadBuiltPage } from '@quizwright/pages/load-built-page.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createRequestLimit, requestLimits } from '@quizwright/server/http/request-limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import type { SignInOutcome } from '../../database/tables/auth.ts'
import { readServerKeyBytes } from '../server-key.ts'
import { makeToken } from '../identity/token.ts'
import { pageSpeech } from '../../http/page-language.ts'
import { browserOf } from './browser-cookie.ts'
import { endSessions } from './end-sessions.ts'
import { mailCode } from './mailed-code.ts'
import { matchAccount } from './match-account.ts'
import { openProvider, type ProviderClient } from './provider-client.ts'
import type { OidcProvider } from './provider-settings.ts'
import { redeemSignIn } from './redeem-sign-in.ts'
import { hashSecret, storeOutcome } from './sign-in-flows.ts'
import { hash, openState, sealState, type SignInState } from './sign-in-state.ts'

const minuteMs = 60_000
/** Calls of one network a minute, which a whole faculty may share. A window asks once a second. */
const limits = { begins: 600, redeems: 6_000, logouts: 600, codes: 300 }
const formBytes = 16 * 1024

const redeemBody = z.strictObject({
  secret: z.string().regex(/^[\w-]{20,100}$/),
  password: z.string().min(1).max(lengths.password).optional(),
  code: z.string().min(1).max(lengths.name).optional(),
})
const mailCodeBody = redeemBody.pick({ secret: true })

type OidcContext = Pick<Context, 'db' | 'now' | 'hasDemo' | 'servicesUrl' | 'mailer'>
type Known = { provider: OidcProvider; client: ProviderClient }

const overMessage =
  'This sign-in is over, or was begun in another browser. Go back to Quizwright and press Login again.'

/** A page of another site must not begin a sign-in in a browser that did not ask for one. */
const requireOwnWindow = ({ headers }: FastifyRequest): void => {
  if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin')
    throw new Problem('ORIGIN_REFUSED')
}

const refusalOf = (error: unknown): SignInOutcome => {
  const code = error instanceof Problem ? error.code : undefined
  if (code === 'OIDC_UNREACHABLE' || code === 'OIDC_REFUSED') return { kind: 'refused', code }
  throw error
}

/** Reads the state of an address, if it is ours and of this browser. */
const openOwnState = async (key: Buffer, text: string, browser: string | undefined, now: Date) => {
  const state = await openState(key, text, now)
  return browser !== undefined && state?.browserHash === hashSecret(browser) ? state : undefined
}

type Logouts = {
  context: OidcContext
  known: readonly Known[]
  limit: (request: FastifyRequest) => Promise<void>
}

/** Where providers say that somebody has signed out there. */
const serveLogouts = async (scope: FastifyInstance, { context, known, limit }: Logouts): Promise<void> => {
  await scope.register(async (channel) => {
    await channel.register(formBody, { bodyLimit: formBytes })
    channel.post<{ Body: { logout_token?: unknown } }>('/sign-in/backchannel', async (request, reply) => {
      await limit(request)
      const token = request.body?.logout_token
      if (typeof token !== 'string') throw new Problem('MALFORMED')
      await endSessions(context, token, known)
      return reply.send()
    })
  })
}

/**
 * Signing in by an OpenID Connect provider. The sign-in window stays on this origin, because a provider's page may cut
 * a window off from its opener for good: the window opens a second one for the provider, asks here whether that has
 * come back, and gets the token once. Its secret is in no address, only the hash of it.
 */
export const serveOidc = async (
  app: FastifyInstance,
  context: OidcContext,
  providers: readonly OidcProvider[],
): Promise<void> => {
  const known: Known[] = providers.map((provider) => ({ provider, client: openProvider(provider) }))
  const redirectUri = (): string => `${context.servicesUrl()}/sign-in/return`
  let key: Promise<Buffer> | undefined
  const stateKey = (): Promise<Buffer> => (key ??= readServerKeyBytes(context.db, 'oidc-state'))

  /** What a failed sign-in is told to its window; other errors are thrown on. */
  const refuse = (provider: string, error: unknown): SignInOutcome => {
    const refusal = refusalOf(error)
    app.log.warn({ provider, reason: (error as Problem).cause }, 'a sign-in by a provider failed')
    return refusal
  }
  const finish = async (state: SignInState, address: URL): Promise<SignInOutcome> => {
    const found = known.find(({ provider }) => provider.name === state.provider)
    if (!found) return { kind: 'refused', code: 'OIDC_REFUSED' }
    const request = { ...state, state: defined(address.searchParams.get('state'), 'searchParams.get') }
    try {
      const claims = await found.client.finish(request, address)
      return await matchAccount(context.db, { provider: found.provider, claims, now: context.now() })
    } catch (error) {
      return refuse(state.provider, error)
    }
  }
  /** The window that began finds the outcome of its sign-in here. */
  const store = ({ flowHash, browserHash }: SignInState, outcome: SignInOutcome): Promise<void> =>
    storeOutcome(context.db, { flowHash, browserHash, outcome, now: context.now() })
  const sendReturnPage = async (request: FastifyRequest, reply: FastifyReply, problem?: string) => {
    const { renderReturnPage } = await loadBuiltPage('sign-in-return')
    return reply.type('text/html; charset=utf-8').send(renderReturnPage(problem, pageSpeech(request, reply)))
  }

  await app.register(async (scope) => {
    await scope.register(cookie)
    await scope.register(requestLimits)
    const limit = (max: number) =>
      createRequestLimit(scope, { max, windowMs: minuteMs, keyOf: (request) => toNetwork(request.ip) })
    const limitBegins = limit(limits.begins)
    const limitRedeems = limit(limits.redeems)
    const limitLogouts = limit(limits.logouts)
    const limitCodes = limit(limits.codes)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })

    scope.get<{ Params: { provider: string } }>('/sign-in/with/:provider', async (request, reply) => {
      await limitBegins(request)
      requireOwnWindow(request)
      const found = known.find(({ provider }) => provider.name === request.params.provider)
      const flow = hash.safeParse(readQuery(request.url)['flow'])
      if (!found || !flow.success) throw new Problem('NOT_FOUND')
      const browser = browserOf(request)
      if (browser === undefined) throw new Problem('OIDC_REFUSED', { message: overMessage })
      const state: SignInState = {
        provider: found.provider.name,
        flowHash: flow.data,
        browserHash: hashSecret(browser),
        nonce: makeToken(),
        verifier: makeToken(),
      }
      const sealed = await sealState(await stateKey(), state, context.now())
      try {
        const { href } = await found.client.begin({ ...state, state: sealed }, redirectUri())
        return await reply.redirect(href)
      } catch (error) {
        await store(state, refuse(state.provider, error))
        return sendReturnPage(request, reply)
      }
    })

    scope.get('/sign-in/return', async (request, reply) => {
      await limitBegins(request)
      const { state: sealed = '' } = readQuery(request.url)
      const state = await openOwnState(await stateKey(), sealed, browserOf(request), context.now())
      if (!state) return sendReturnPage(request, reply.code(400), overMessage)
      await store(state, await finish(state, new URL(request.url, context.servicesUrl())))
      return sendReturnPage(request, reply)
    })

    scope.post('/sign-in/redeem', async (request, reply) => {
      await limitRedeems(request)
      requireOwnWindow(request)
      const body = redeemBody.safeParse(request.body)
      const browser = browserOf(request)
      if (!body.success || browser === undefined) throw new Problem('OIDC_REFUSED', { message: overMessage })
      const { secret, password, code } = body.data
      const redeemed = await redeemSignIn(context, {
        secrets: { secret, browser },
        password,
        code,
        address: toNetwork(request.ip),
      })
      return redeemed === 'waiting' ? reply.code(202).send({ isWaiting: true }) : redeemed
    })

    scope.post('/sign-in/mail-code', async (request, reply) => {
      await limitCodes(request)
      requireOwnWindow(request)
      const body = mailCodeBody.safeParse(request.body)
      const browser = browserOf(request)
      if (!body.success || browser === undefined) throw new Problem('OIDC_REFUSED', { message: overMessage })
      const { language } = pageSpeech(request, reply)
      await mailCode(context, { secrets: { secret: body.data.secret, browser }, language })
      return { isMailed: true }
    })

    await serveLogouts(scope, { context, known, limit: limitLogouts })
  })
}
