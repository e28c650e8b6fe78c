import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { asyncApiDocument } from '@quizwright/contracts/documents/asyncapi.ts'
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

/** /docs: Swagger UI with every REST call. /docs/json and /docs/asyncapi.json: the OpenAPI and AsyncAPI documents. */
export const docs = fp(
  async (app) => {
    const { version } = manifest
    const asyncApi = asyncApiDocument({ title: 'Quizwright sockets', version })
    const openApi = openApiDocument({ title: 'Quizwright REST calls', version })
    await app.register(swagger, {
      mode: 'static',
      // It is an OpenAPI document; our function does not declare the library's type.
      specification: { document: openApi as unknown as StaticDocumentSpec['document'] },
    })
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      transformStaticCSP: () => docsPolicy,
      uiConfig: { docExpansion: 'none', persistAuthorization: false },
      theme: { title: 'Quizwright calls' },
    })
    app.get('/docs/asyncapi.json', async () => asyncApi)
  },
  { name: 'docs', encapsulate: true, dependencies: ['under-pressure'] },
)
