/**
 * The least that a relay in this runtime can do: it collects a response and passes its bytes on. With `checks` it
 * also parses and checks them, as the gateway does. It neither signs callers in nor checks requests, and has no
 * deadlines, limits, headers, metrics or logs.
 */
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { isCertainlyValid } from '@quizwright/server/validation/json-schema-check.ts'
import fastify from 'fastify'
import { Pool } from 'undici'
import { endWithParent, serveCalls } from '../../support/processes.ts'

endWithParent()
const { upstream, checks } = JSON.parse(process.argv[2] ?? '{}') as { upstream: string; checks: boolean }
const pool = new Pool(upstream)
const prefix = '/api'

type Request = { method: 'GET' | 'POST'; path: string; body: Buffer | null }
const exchange = (request: Request): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const headers = { 'content-type': 'application/json' }
    pool.dispatch(
      { ...request, headers },
      {
        onRequestStart: () => undefined,
        onResponseStart: () => undefined,
        onResponseData: (_controller, chunk) => {
          length += chunk.length
          chunks.push(chunk)
        },
        onResponseEnd: () => {
          resolve(chunks.length === 1 ? elementAt(chunks, 0) : Buffer.concat(chunks, length))
        },
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })

const app = fastify()
app.removeAllContentTypeParsers()
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
)
for (const name of ['getFilteredQuizzes', 'getUnpublishedCount', 'getQuestionsByQuizId'] as const) {
  const { method, path, response } = endpoints[name]
  app.route({
    method,
    url: `${prefix}/${path}`,
    handler: async (request, reply) => {
      const body = (request.body ?? null) as Buffer | null
      const bytes = await exchange({ method, path: request.url.slice(prefix.length), body })
      if (checks && !isCertainlyValid(response, JSON.parse(bytes.toString('utf8'))))
        throw new Error('The response is not clean.')
      reply.type('application/json; charset=utf-8')
      return bytes
    },
  })
}
serveCalls(await app.listen({ host: '127.0.0.1', port: 0 }), {})
