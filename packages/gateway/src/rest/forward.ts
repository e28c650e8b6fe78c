import type { Row, Service } from '@quizwright/contracts/define.ts'
import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { fillPath, writeQuery } from '@quizwright/contracts/http/prepare-request.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createStreamPlaces } from '@quizwright/server/http/stream-places.ts'
import type { AnyHandler } from '@quizwright/server/routes/handler.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayLimits } from '../limits.ts'
import { checkResponse } from './check-response.ts'
import { computeEntityTag, isKnownToCaller } from './entity-tag.ts'
import { abilityProblems, neededIn, type RequireAbilities } from './offered-abilities.ts'
import { outgoingHeaders } from './outgoing-headers.ts'
import { readMultipartType, streamUpload } from './relay-upload.ts'
import { beforeDeadline } from './deadline.ts'
import type { TokenCache } from './token-cache.ts'
import type { UpstreamRequest } from './try-outcome.ts'
import type { Upstream } from './upstream.ts'

/**
 * Keeps the connection of a call open for `ms` after its body has arrived, although it is silent. Otherwise the
 * server would close it like any connection that is silent for too long.
 */
const waitLong = ({ raw: message }: FastifyRequest, { raw: response }: FastifyReply, ms: number): void => {
  // Node restores the default timeout with the next request.
  const wait = () => void response.setTimeout(ms, () => response.destroy())
  if (message.complete) wait()
  else message.once('end', wait)
}

/** A validated call of a row. */
type CheckedCall = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  user?: { userId: string }
  token?: string
  idempotencyKey?: string
}
export type ForwardOptions = {
  upstreams: Record<Service, Upstream>
  /** The same services with connections of their own for calls that may take minutes. */
  longUpstreams: Record<Service, Upstream>
  tokenCache: TokenCache
  requireAbilities: RequireAbilities
  limits: Pick<
    GatewayLimits,
    'uploadMs' | 'deadlineMs' | 'slowReaderMs' | 'longCallsPerUser' | 'longConnections'
  >
}

const signOutName = 'signOut' satisfies EndpointName

/** Returns the function that creates the upstream request of a call. What is the same for all calls is prepared. */
const requestWriter = (row: Row, uploadMs: number) => {
  const { method, upload } = row
  const maxResponseBytes = row.limits?.responseBytes ?? wireLimits.responseBytes
  const isIdempotent = method === 'GET' || row.idempotent === true
  const deadlineMs = upload || row.limits?.slow ? uploadMs : undefined
  const readType = (request: FastifyRequest): string | undefined => {
    if (upload) return readMultipartType(request.headers['content-type'])
    return row.body && 'application/json'
  }
  const readBody = (call: CheckedCall, request: FastifyRequest): UpstreamRequest['body'] => {
    if (upload) return streamUpload(request.raw, upload)
    // The parsed body is serialized again, so that duplicate keys and odd encodings are not forwarded.
    return row.body && JSON.stringify(call.body)
  }
  return (call: CheckedCall, request: FastifyRequest, reply: FastifyReply): UpstreamRequest => {
    const { user, token, idempotencyKey } = call
    const caller = user && token ? { uid: user.userId, token } : undefined
    return {
      method,
      path: `/${fillPath(row.path, call.params)}` + writeQuery(call.query),
      headers: outgoingHeaders(request, caller, readType(request), idempotencyKey),
      body: readBody(call, request),
      callerResponse: reply.raw,
      maxResponseBytes,
      isIdempotent,
      deadlineMs,
      spentMs: request.signInMs,
    }
  }
}

/** Creates the handler of a row. It forwards the validated call to the row's service and checks the response. */
export const forwardTo = ({
  upstreams,
  longUpstreams,
  tokenCache,
  requireAbilities,
  limits,
}: ForwardOptions) => {
  const takeLongPlace = createStreamPlaces({
    total: limits.longConnections,
    perKey: limits.longCallsPerUser,
    message: 'You have many uploads and downloads under way. Wait until one has ended and try again.',
  })
  return (name: EndpointName, row: Row): AnyHandler => {
    const isLong = row.upload !== undefined || row.limits?.slow === true
    const upstream = (isLong ? longUpstreams : upstreams)[row.service]
    const mayNeedAbilities = row.problems?.some((code) => abilityProblems.has(code)) ?? false
    const createRequest = requestWriter(row, limits.uploadMs)
    /**
     * Throws the problem for a 401 of a service. The page forgets its sign-in at a 401, so only the auth service may
     * decide that a token is invalid.
     */
    const checkRefusedToken = async (
      { user, token }: CheckedCall,
      request: FastifyRequest,
      leftMs: number,
    ): Promise<void> => {
      if (!user || !token) return
      const confirmed = tokenCache.confirmRefusal({ uid: user.userId, token }, request.id)
      await beforeDeadline(confirmed, leftMs)
      throw new Problem('UPSTREAM_CONTRACT', {
        cause: new Error(`The ${row.service} service refused a token that the auth service accepts.`),
      })
    }
    const handle = async (
      call: CheckedCall,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<Buffer | FastifyReply> => {
      const startedAt = performance.now()
      // Longer than the deadline of the call, so that its 504 still reaches the caller.
      if (isLong) {
        takeLongPlace(call.user?.userId ?? toNetwork(request.ip), reply.raw)
        waitLong(request, reply, limits.uploadMs + limits.slowReaderMs)
      }
      if (mayNeedAbilities && call.user && call.token)
        await requireAbilities(neededIn(call.body), {
          uid: call.user.userId,
          token: call.token,
          requestId: request.id,
        })
      const response = await upstream.send(createRequest(call, request, reply))
      if (call.token && name === signOutName) tokenCache.remove(call.token)
      if (response.status === 401) {
        const spentMs = request.signInMs + performance.now() - startedAt
        await checkRefusedToken(call, request, limits.deadlineMs - spentMs)
      }
      const { bytes } = checkResponse(row, response)
      // How old the data is, from services that read it from a copy of their database.
      const { age } = response.headers
      if (age !== undefined && /^\d{1,9}$/.test(age)) reply.header('age', age)
      if (row.method === 'GET') {
        const tag = computeEntityTag(bytes)
        reply.header('etag', tag)
        // Runs only after sign-in, scope and contract were checked, as for any other response.
        if (isKnownToCaller(request, tag)) return reply.code(304).send()
      }
      reply.code(response.status).type('application/json; charset=utf-8')
      return bytes
    }
    return handle as AnyHandler
  }
}
