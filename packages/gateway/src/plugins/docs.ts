import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { asyncApiDocument } from '@quizwright/contracts/documents/asyncapi.ts'
import type { Json } from '@quizwright/contracts/documents/json-schemas.ts'
import { openApiDocument } from '@quizwright/contracts/documents/openapi.ts'
import fp from 'fastify-plugin'
import manifest from '../../package.json' with { type: 'json' }

/** Swagger UI has its own scripts and styles, and calls this gateway when somebody tries a call out. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const { version } = manifest
type OpenApi = ReturnType<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>

/**
 * The documents are made when somebody first reads one: that takes a good part of a second, which no start of
 * a worker should wait for.
 */
let openApi: OpenApi | undefined
const readOpenApi = (): OpenApi =>
  // It is an OpenAPI document; our function does not declare the library's type.
  (openApi ??= openApiDocument({ title: 'Quizwright REST calls', version }) as unknown as OpenApi)
let asyncApi: Json | undefined
const readAsyncApi = (): Json => (asyncApi ??= asyncApiDocument({ title: 'Quizwright sockets', version }))

/** /docs: Swagger UI with every REST call. /docs/json and /docs/asyncapi.json: the OpenAPI and AsyncAPI documents. */
export const docs = fp(
  async (app) => {
    await app.register(swagger, { openapi: {}, transformObject: readOpenApi })
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      transformStaticCSP: () => docsPolicy,
      uiConfig: { docExpansion: 'none', persistAuthorization: false },
      theme: { title: 'Quizwright calls' },
    })
    app.get('/docs/asyncapi.json', async () => readAsyncApi())
  },
  { name: 'docs', encapsulate: true, dependencies: ['under-pressure'] },
)
