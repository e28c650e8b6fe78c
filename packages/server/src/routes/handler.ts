import type { ResponseOf, BodyOf, ParamsOf, QueryOf, Row, Service } from '@quizwright/contracts/define.ts'
import type { EndpointName, Endpoints } from '@quizwright/contracts/endpoints.ts'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'

export type User = { userId: string }

/** A file of a multipart body that has not been read yet. `fields` are the text fields before it. */
export type UploadedFile = {
  content: AsyncIterable<Uint8Array>
  fileName: string
  mediaType: string
  fields: Record<string, string>
}

/** The validated parts of a request, as a handler receives them. */
export type Call<R extends Row> = {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  upload: R extends { upload: object } ? UploadedFile : undefined
  user: R extends { access: 'public' } ? undefined : User
  token: R extends { access: 'public' } ? undefined : string
  /** The caller's IP address; of IPv6 its network (`toNetwork`). Only trusted proxies can set it. */
  address: string
  requestId: string
  /** The idempotency key, if the row takes one (`idempotent: 'by key'`) and the caller sent it. */
  idempotencyKey: string | undefined
  /** Aborts when the caller disconnects. */
  signal: AbortSignal
  log: FastifyBaseLogger
}

export type HandlersOf<Table extends Record<string, Row>> = {
  [Name in keyof Table]: (call: Call<Table[Name]>) => Promise<ResponseOf<Table[Name]>>
}

type NamesOf<S extends Service> = {
  [Name in EndpointName]: Endpoints[Name]['service'] extends S ? Name : never
}[EndpointName]

/** One handler for each row of a service. `satisfies Handlers<'quiz'>` does not compile while one is missing. */
export type Handlers<S extends Service> = HandlersOf<Pick<Endpoints, NamesOf<S>>>

/** A handler of any row, as `mountRows` calls it. */
export type AnyHandler = (call: never, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
