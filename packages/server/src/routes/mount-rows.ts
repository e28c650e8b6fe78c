import type { OwnedScope, Row, Service } from '@quizwright/contracts/define.ts'
import { endpoints, type EndpointName } from '@quizwright/contracts/endpoints.ts'
import {
  namesAnotherInstructor,
  ownedIds,
  type OwnedKind,
  type RequestParts,
} from '@quizwright/contracts/http/scope.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJsonBytes } from '@quizwright/contracts/http/strict-json.ts'
import { HandlerCall } from './handler-call.ts'
import type { AnyHandler, UploadedFile, User } from './handler.ts'
import { refuseMediaType } from './media-type.ts'
import { readCredentials, type Credentials } from './read-credentials.ts'
import { readParts } from './read-parts.ts'

/**
 * Replaces Fastify's body parsers, which accept text/plain and JSON of any depth, with our strict JSON parser.
 * Multipart bodies stay unread for the handler.
 */
const acceptJsonOnly = (scope: FastifyInstance): void => {
  scope.removeContentTypeParser(['application/json', 'text/plain'])
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) => {
    if (bytes.length === 0) return done(null, undefined)
    const parsed = readJsonBytes(bytes)
    if (parsed.ok) done(null, parsed.value)
    else done(new Problem('MALFORMED', { message: parsed.problem }))
  })
  if (!scope.hasContentTypeParser('multipart/form-data'))
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}

type Caller = { user: User; token: string }

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Who signed in, for a row that needs it. It is a property because V8 keeps the keys of a WeakMap until it marks
     * the whole heap: with requests as keys, collecting young garbage took 20 ms of a busy gateway instead of 1 ms.
     */
    caller: Caller | undefined
  }
}

export type MountOptions<Name extends string = EndpointName> = {
  /** The path prefix of all rows: `/api/` in the gateway. */
  prefix?: string
  handlerOf: (name: Name, row: Row) => AnyHandler
  /** Checks that the token is valid and belongs to the uid. Throws SIGN_IN_REQUIRED otherwise. */
  authenticate: (credentials: Credentials, request: FastifyRequest, name: Name) => User | Promise<User>
  /**
   * Requires that the user has the role that a scope needs for all these objects. Throws NOT_FOUND, ROLE_NEEDED or
   * ROLE_CHANGED otherwise. The gateway has no such check, because it knows no quizzes.
   */
  requireRight?: (needed: OwnedScope, kind: OwnedKind, ids: string[], user: User) => Promise<void>
  /** Requires that the user administers the installation. Throws OPERATOR_NEEDED otherwise. */
  requireOperator?: (user: User) => Promise<void>
  /** Opens a multipart body. Without it `upload` is undefined and the handler of an upload reads `request.raw`. */
  readUpload?: (request: FastifyRequest, row: Row) => Promise<UploadedFile>
}

export const rowsOf = (...services: readonly Service[]): Partial<Record<EndpointName, Row>> =>
  Object.fromEntries(Object.entries(endpoints).filter(([, row]) => services.includes(row.service)))

/**
 * Mounts the rows of a table as Fastify routes. Each request is checked in this order: media type, sign-in, body
 * syntax, schemas, scope, rules; then the handler runs. Failures are thrown as problems, which the plugin
 * `problem-responses` turns into responses. Handlers check their own responses.
 */
export const mountRows = <Name extends string>(
  app: FastifyInstance,
  rows: Partial<Record<Name, Row>>,
  options: MountOptions<Name>,
): void => {
  app.register(
    async (scope) => {
      acceptJsonOnly(scope)
      scope.decorateRequest('caller')
      scope.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store')
        done()
      })
      for (const [name, row] of Object.entries(rows) as [Name, Row][]) mountRow(scope, name, row, options)
    },
    { prefix: options.prefix ?? '/' },
  )
}

const mountRow = <Name extends string>(
  scope: FastifyInstance,
  name: Name,
  row: Row,
  { handlerOf, authenticate, requireRight, requireOperator, readUpload }: MountOptions<Name>,
): void => {
  const handler = handlerOf(name, row)
  scope.route({
    method: row.method,
    url: row.path,
    bodyLimit: row.limits?.bodyBytes ?? wireLimits.bodyBytes,
    config: { carriesSecret: row.carriesSecret === true },
    onRequest: (request, _reply, done) => {
      refuseMediaType(row, request)
      if (row.access !== 'instructor') return done()
      const credentials = readCredentials(request)
      const admit = (user: User) => {
        request.caller = { user, token: credentials.token }
        done()
      }
      const user = authenticate(credentials, request, name)
      if (user instanceof Promise) user.then(admit, done)
      else admit(user)
    },
    handler: async (request, reply) => {
      const { caller } = request
      // Before the body is read: what is wrong with it is nobody else's to know.
      if (row.operator && caller && requireOperator) await requireOperator(caller.user)
      const parts = readParts(row, request)
      if (caller && namesAnotherInstructor(row, parts, caller.user.userId)) throw new Problem('FORBIDDEN')
      const brokenRule = row.rules && toProblem(row.rules(parts.body as never))
      if (brokenRule) throw brokenRule
      if (caller && requireRight) await requireRights(row, parts, caller.user, requireRight)
      const upload = row.upload && readUpload ? await readUpload(request, row) : undefined
      const call = new HandlerCall(row, parts, upload, request, reply)
      const answer = await handler(call as never, request, reply)
      // A role may have been taken away in the meantime.
      if (caller && requireRight && takesLong(row)) await requireRights(row, parts, caller.user, requireRight)
      return answer
    },
  })
}

/** Whether a call waits for its turn or works for seconds. */
const takesLong = ({ work, limits }: Row): boolean => work !== undefined || limits?.slow === true

const requireRights = async (
  row: Row,
  parts: RequestParts,
  user: User,
  requireRight: NonNullable<MountOptions['requireRight']>,
): Promise<void> => {
  const { scope } = row
  if (!scope?.owned) return
  for (const { kind, ids } of ownedIds(row, parts)) await requireRight(scope, kind, ids, user)
}
