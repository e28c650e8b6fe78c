/** Express with http-proxy-middleware, as in its documentation. */
import { createServer, Agent } from 'node:http'
import { listenOnLoopback } from '@quizwright/gateway/test-support/listen-on-loopback.ts'
import express from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { endWithParent, serveCalls } from '../../support/processes.ts'

endWithParent()
const { upstream } = JSON.parse(process.argv[2] ?? '{}') as { upstream: string }
const app = express()
app.use('/api', createProxyMiddleware({ target: upstream, agent: new Agent({ keepAlive: true }) }))
serveCalls(await listenOnLoopback(createServer(app)), {})
