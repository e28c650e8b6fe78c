import { elementAt } from '@quizwright/domain/defined.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { asyncApiDocument } from '@quizwright/contracts/documents/asyncapi.ts'
import type { Json } from '@quizwright/contracts/documents/json-schemas.ts'
import { openApiDocument } from '@quizwright/contracts/documents/openapi.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { pageAssets } from '@quizwright/pages/load-built-page.ts'
import fp from 'fastify-plugin'
import manifest from '../../package.json' with { type: 'json' }

/** Swagger UI has its own scripts and styles, and calls this gateway when somebody tries a call. */
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
 * The documents are generated on first use. That takes a good part of a second, which would delay the start of a
 * worker.
 */
let openApi: OpenApi | undefined
const readOpenApi = (): OpenApi =>
  // The function returns an OpenAPI document without declaring the library's type.
  (openApi ??= openApiDocument({ title: 'Quizwright REST calls', version }) as unknown as OpenApi)
let asyncApi: Json | undefined
const readAsyncApi = (): Json => (asyncApi ??= asyncApiDocument({ title: 'Quizwright sockets', version }))

/**
 * The documents are kept as bytes. Serializing one for each request would take a good part of a second, and each
 * response would hold its own copy.
 */
const documents: Readonly<Record<string, () => unknown>> = {
  '/docs/json': readOpenApi,
  '/docs/asyncapi.json': readAsyncApi,
}
const written = new Map<string, Buffer>()
const bytesOf = (path: string): Buffer | undefined => {
  const read = documents[path]
  if (!read) return undefined
  const bytes = written.get(path) ?? Buffer.from(JSON.stringify(read()))
  written.set(path, bytes)
  return bytes
}

/** Returns our icon as logo and favicon. Without the built pages, the library shows its own. */
const readIcon = async () => {
  const content = await readFile(join(pageAssets, 'quizwright.svg')).catch(() => undefined)
  const type = 'image/svg+xml'
  return (
    content && {
      logo: { type, content },
      favicon: [{ filename: 'quizwright.svg', rel: 'icon', type, sizes: 'any', content }],
    }
  )
}

/** /docs: Swagger UI with every REST call. /docs/json and /docs/asyncapi.json: the OpenAPI and AsyncAPI documents. */
export const docs = fp(
  async (app) => {
    // Anybody may read the documents, so they are rate limited like assets.
    app.addHook('onRequest', async (request) => app.rateLimits.assetsPerAddress(request))
    app.addHook('onRequest', async (request, reply) => {
      const path = elementAt(request.url.split('?'), 0)
      const bytes = bytesOf(path)
      // The documents change with the version of the product, at the same address.
      reply.header('cache-control', 'no-cache')
      if (bytes) return reply.type('application/json; charset=utf-8').send(bytes)
      // The library would serialize the document for each request, and the page does not need it.
      if (path === '/docs/yaml') throw new Problem('NO_ROUTE')
    })
    await app.register(swagger, { openapi: {}, transformObject: readOpenApi })
    const icon = await readIcon()
    await app.register(swaggerUi, {
      ...(icon && { logo: icon.logo }),
      routePrefix: '/docs',
      transformStaticCSP: () => docsPolicy,
      uiConfig: { docExpansion: 'none', persistAuthorization: false },
      theme: { title: 'Quizwright calls', ...(icon && { favicon: icon.favicon }) },
    })
    app.get('/docs/asyncapi.json', async () => readAsyncApi())
  },
  { name: 'docs', encapsulate: true, dependencies: ['rate-limits'] },
)
