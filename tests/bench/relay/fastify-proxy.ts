/** The most common relay: it forwards everything and validates nothing. */
import httpProxy from '@fastify/http-proxy'
import fastify from 'fastify'
import { endWithParent, serveCalls } from '../../support/processes.ts'

endWithParent()
const { upstream } = JSON.parse(process.argv[2] ?? '{}') as { upstream: string }
const app = fastify()
await app.register(httpProxy, { upstream, prefix: '/api' })
serveCalls(await app.listen({ host: '127.0.0.1', port: 0 }), {})
