import type { Row, Service } from '@quizwright/contracts/define.ts'
import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { wireLimits } from '@quizwright/contracts/limits.ts'
import { fillPath } from '@quizwright/contracts/http/client.ts'
import type { AnyHandler } from '@quizwright/server/routes/handler.ts'
import { writeQuery } from '@quizwright/contracts/http/query.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayLimits } from '../limits.ts'
import { judgeAnswer } from './check-response.ts'
import type { UpstreamCall } from './try-request.ts'
import { outgoingHeaders } from './outgoing-headers.ts'
import { readMultipartType, streamUpload } from './relay-upload.ts'
import type { Sessions } from './token-cache.ts'
import type { Upstream } from './upstream.ts'

/** What contracts' walker has read of a request and found true to its row. */
type CheckedCall = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  user?: { userId: string }
  token?: string
  signal: AbortSignal
}
export type ForwardOptions = {
  upstreams: Record<Service, Upstream>
  sessions: Sessions
  limits: Pick<GatewayLimits, 'uploadMs'>
}

/**
 * The handler of a row: passes the checked call on to the row's service, and its answer back once that is
 * checked too.
 */
export const forwardTo =
  ({ upstreams, sessions, limits }: ForwardOptions) =>
  (name: EndpointName, row: Row): AnyHandler => {
    const upstream = upstreams[row.service]
    const prepare = (call: CheckedCall, request: FastifyRequest): UpstreamCall => {
      const caller = call.user && call.token ? { uid: call.user.userId, token: call.token } : undefined
      const outgoing = {
        method: row.method,
        path: `/${fillPath(row.path, call.params)}${writeQuery(call.query)}`,
        signal: call.signal,
        responseBytes: row.limits?.responseBytes ?? wireLimits.responseBytes,
        repeatable: row.method === 'GET' || row.idempotent === true,
        ...(row.limits?.slow && { deadlineMs: limits.uploadMs }),
      }
      if (row.upload) {
        const headers = outgoingHeaders(request, caller, readMultipartType(request.headers['content-type']))
        return {
          ...outgoing,
          headers,
          body: streamUpload(request.raw, row.upload),
          deadlineMs: limits.uploadMs,
        }
      }
      // The parsed body is written anew: what stood twice, or hid behind an encoding, goes no further.
      if (row.body)
        return {
          ...outgoing,
          headers: outgoingHeaders(request, caller, 'application/json'),
          body: JSON.stringify(call.body),
        }
      return { ...outgoing, headers: outgoingHeaders(request, caller) }
    }

    const handle = async (
      call: CheckedCall,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<Buffer> => {
      const answer = await upstream.send(prepare(call, request))
      if (call.token && (name === endOfSession || answer.status === 401)) sessions.end(call.token)
      judgeAnswer(row, answer)
      // The checked bytes go on as they came: what the contract does not know passes untouched.
      reply.code(answer.status).type('application/json; charset=utf-8')
      return answer.body
    }
    return handle as AnyHandler
  }
const endOfSession = 'signOut' satisfies EndpointName
