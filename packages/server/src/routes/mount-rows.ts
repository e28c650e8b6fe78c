import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Row, Service } from '@quizwright/contracts/define.ts'
import { endpoints, type EndpointName, type Endpoints } from '@quizwright/contracts/endpoints.ts'
import { wireLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { toProblem } from '@quizwright/contracts/rules/render.ts'
import { readCredentials, refuseMediaType, type Credentials } from './read-credentials.ts'
import { readParts } from './read-parts.ts'
import {
  namesAnotherInstructor,
  ownedIds,
  type OwnedKind,
  type Parts,
} from '@quizwright/contracts/http/scope.ts'
import { readJsonBytes } from '@quizwright/contracts/http/strict-json.ts'

export type User = { userId: string }
/** A file on its way in, not yet read. `fields` are the texts that came before it. */
export type Incoming = {
  content: AsyncIterable<Uint8Array>
  fileName: string
  mediaType: string
  fields: Record<string, string>
}

/** What a handler gets: every part already checked. `signal` aborts when the caller is gone. */
export type Call<R extends Row> = {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  upload: R extends { upload: object } ? Incoming : undefined
  user: R extends { access: 'public' } ? undefined : User
  token: R extends { access: 'public' } ? undefined : string
  /** Where the call comes from: the caller's own IP address, as far as the proxies in front are believed. */
  address: string
  requestId: string
  signal: AbortSignal
  log: FastifyBaseLogger
}
type Table = Record<string, Row>
/** One handler for each row of a table. */
export type HandlersOf<T extends Table> = { [N in keyof T]: (call: Call<T[N]>) => Promise<AnswerOf<T[N]>> }
type NamesOf<S extends Service> = {
  [N in EndpointName]: Endpoints[N]['service'] extends S ? N : never
}[EndpointName]
/**
 * One handler for each row of a service. `satisfies Handlers<'quiz'>` fails to compile while one is missing.
 */
export type Handlers<S extends Service> = HandlersOf<Pick<Endpoints, NamesOf<S>>>
/** A handler of any row, as the walker sees it. */
export type AnyHandler = (call: never, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export type Mount<Name extends string = EndpointName> = {
  /** Where the rows stand, `/api/` for the gateway. */
  prefix?: string
  handlerOf: (name: Name, row: Row) => AnyHandler
  /** Finds out whether a token holds and is that of the uid. Throws SIGN_IN_REQUIRED otherwise. */
  authenticate: (credentials: Credentials, request: FastifyRequest) => Promise<User>
  /** Whether things belong to the caller. Where it is given, what does not answers 404. */
  owns?: (kind: OwnedKind, ids: string[], user: User) => Promise<boolean>
  /**
   * Opens a multipart body. Without it an upload's handler reads `request.raw` itself, and `upload` is not
   * there.
   */
  readUpload?: (request: FastifyRequest, row: Row) => Promise<Incoming>
}

/** The rows of one service, or of several. */
export const rowsOf = (...services: readonly Service[]): Partial<Record<EndpointName, Row>> =>
  Object.fromEntries(Object.entries(endpoints).filter(([, row]) => services.includes(row.service)))

/**
 * Mounts rows on Fastify. A request passes, in this order: media type, sign-in, reading, contract, scope,
 * rules; then the handler. Failures are thrown as problems; `answerProblems` turns them into answers. Answers
 * are the host's to check.
 */
export const mountRows = <Name extends string>(
  app: FastifyInstance,
  rows: Partial<Record<Name, Row>>,
  mount: Mount<Name>,
): void => {
  app.register(
    async (scope) => {
      readJsonOnly(scope)
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      for (const [name, row] of Object.entries<Row>(rows as Table)) mountRow(scope, name as Name, row, mount)
    },
    { prefix: mount.prefix ?? '/' },
  )
}

/** Fastify takes text/plain, and its JSON parser any depth. Uploads are left unread for the handler. */
const readJsonOnly = (scope: FastifyInstance): void => {
  scope.removeContentTypeParser(['application/json', 'text/plain'])
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) => {
    const read = bytes.length === 0 ? { ok: true as const, value: undefined } : readJsonBytes(bytes)
    if (read.ok) done(null, read.value)
    else done(new Problem('MALFORMED'))
  })
  if (!scope.hasContentTypeParser('multipart/form-data'))
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}

const mountRow = <Name extends string>(
  scope: FastifyInstance,
  name: Name,
  row: Row,
  mount: Mount<Name>,
): void => {
  const handler = mount.handlerOf(name, row)
  const callers = new WeakMap<FastifyRequest, { user: User; token: string }>()
  scope.route({
    method: row.method,
    url: row.path,
    bodyLimit: row.limits?.bodyBytes ?? wireLimits.bodyBytes,
    onRequest: async (request) => {
      refuseMediaType(row, request)
      if (row.access !== 'instructor') return
      const credentials = readCredentials(request)
      callers.set(request, { user: await mount.authenticate(credentials, request), token: credentials.token })
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      const parts = readParts(row, request)
      if (caller && namesAnotherInstructor(row, parts, caller.user.userId)) throw new Problem('FORBIDDEN')
      const broken = row.rules && toProblem(row.rules(parts.body as never))
      if (broken) throw broken
      if (caller && mount.owns) await refuseForeign(row, parts, caller.user, mount.owns)
      const upload = row.upload && mount.readUpload ? await mount.readUpload(request, row) : undefined
      const call = {
        ...parts,
        upload,
        user: caller?.user,
        token: caller?.token,
        address: request.ip,
        requestId: request.id,
        signal: leaving(reply),
        log: request.log,
      }
      return handler(call as never, request, reply)
    },
  })
}

/**
 * Fastify's own `request.signal` ends with the request's body; a caller is gone when the answer can no longer
 * be written.
 */
const leaving = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const refuseForeign = async (
  row: Row,
  parts: Parts,
  user: User,
  owns: NonNullable<Mount['owns']>,
): Promise<void> => {
  for (const { kind, ids } of ownedIds(row, parts)) {
    if (!(await owns(kind, ids, user))) throw new Problem('NOT_FOUND')
  }
}
