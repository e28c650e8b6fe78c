import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { asyncApiDocument } from '@quizwright/contracts/documents/asyncapi.ts'
import { openApiDocument } from '@quizwright/contracts/documents/openapi.ts'
import type { FastifyInstance } from 'fastify'
import manifest from '../../package.json' with { type: 'json' }

/**
 * The page of the documents has scripts and styles of its own, and calls this gateway when a call is tried
 * out.
 */
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

/** /docs: every call, to read and to try. /docs/json and /docs/asyncapi.json: the documents themselves. */
export const serveDocs = async (app: FastifyInstance): Promise<void> => {
  const { version } = manifest
  const sockets = asyncApiDocument({ title: 'Quizwright sockets', version })
  const calls = openApiDocument({ title: 'Quizwright REST calls', version })
  await app.register(async (scope) => {
    // The table prints OpenAPI; its printer just does not name the type.
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: calls as unknown as StaticDocumentSpec['document'] },
    })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      transformStaticCSP: () => docsPolicy,
      uiConfig: { docExpansion: 'none', persistAuthorization: false },
      theme: { title: 'Quizwright calls' },
    })
    scope.get('/docs/asyncapi.json', async () => sockets)
  })
}
