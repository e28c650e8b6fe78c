import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { channels } from '@quizwright/contracts/channels.ts'
import { socketLimits } from '@quizwright/domain/limits.ts'
import { staticSecurityHeaders } from '@quizwright/server/http/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { Context } from '../context.ts'
import { csvWorkerUrl } from '../csv-import/worker/read-in-worker.ts'
import { startWorkerPool } from '../scheduling/worker-pool.ts'
import type { Connection } from './connection.ts'
import { serveCsvUpload } from './csv-upload.ts'
import { limitUnauthenticated } from './limit-unauthenticated.ts'
import { serveQuestionSaving } from './question-saving.ts'
import { type HandshakeData, requireIdentity } from './require-identity.ts'

/** The interval of pings and the timeout of their responses, in milliseconds. */
const pingMs = 10_000
/** A worker that reads files is started this long after the start, or with the first file. */
const workerDelayMs = 5_000

/**
 * Opens both channels as socket.io namespaces on the HTTP server. When the server closes, the saves in progress are
 * finished first.
 */
export const openQuizSockets = (app: FastifyInstance, context: Context): void => {
  // Starting a worker takes a second of CPU time, which would slow down the start of the services.
  const loadingWorker = setTimeout(() => startWorkerPool('reading', csvWorkerUrl), workerDelayMs).unref()
  // socket.io gets this server, which never listens, and so only receives upgrades. All other requests stay with
  // Fastify, which answers an unknown path like any other.
  const upgrades = createServer()
  app.server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
  const io = new Server(upgrades, {
    serveClient: false,
    transports: ['websocket'],
    perMessageDeflate: false,
    pingInterval: pingMs,
    pingTimeout: pingMs,
    connectTimeout: socketLimits.authenticateMs,
    // A batch may reach its limit, and the packet adds the event's name and the envelope.
    maxHttpBufferSize: 2 * socketLimits.batchBytes,
  })
  // The server's hooks do not run for responses of socket.io.
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(staticSecurityHeaders)) response.setHeader(name, value)
    next()
  })
  const csvUpload = io.of(channels.csvUpload.namespace)
  const questionSaving = io.of(channels.questionSaving.namespace)
  requireIdentity(csvUpload, context)
  requireIdentity(questionSaving, context)
  limitUnauthenticated(io, [csvUpload, questionSaving])

  const connectionOf = (socket: Socket): Connection => {
    const { userId, requestId, traceparent } = socket.data as HandshakeData
    const log = app.log.child({ requestId, namespace: socket.nsp.name })
    return { userId, requestId, traceparent, socket, log }
  }
  csvUpload.on('connection', (socket) => serveCsvUpload(connectionOf(socket), context))

  const activeSavings = new Set<{ whenIdle: () => Promise<void> }>()
  const allSavingsIdle = () => Promise.all([...activeSavings].map((saving) => saving.whenIdle()))
  questionSaving.on('connection', (socket) => {
    const saving = serveQuestionSaving(connectionOf(socket), context)
    activeSavings.add(saving)
    socket.on('disconnect', () => void saving.whenIdle().finally(() => activeSavings.delete(saving)))
  })

  app.addHook('preClose', async () => {
    clearTimeout(loadingWorker)
    await allSavingsIdle()
    io.disconnectSockets(true)
    csvUpload.disconnectSockets(true)
    questionSaving.disconnectSockets(true)
    // Disconnecting releases the saves that were not committed.
    await allSavingsIdle()
    io.engine.close()
  })
}
