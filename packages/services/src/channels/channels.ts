import { channels } from '@quizwright/contracts/channels.ts'
import { socketLimits } from '@quizwright/contracts/limits.ts'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { Context } from '../context.ts'
import { workerPool } from '../worker-pool/worker-pool.ts'
import { serveCsvUpload } from './csv-upload.ts'
import { requireIdentity, type Connection } from './connection.ts'
import { serveQuestionSaving } from './question-saving.ts'
import { rawJsonParser } from './raw-json.ts'

/** How often a link is asked for a sign of life, and how long it may take, in milliseconds. */
const pingMs = 10_000

/**
 * Both channels, as socket.io namespaces on the server of the calls. Links end with it, when what they were
 * doing is done.
 */
export const openQuizSockets = (app: FastifyInstance, context: Context): void => {
  workerPool()
  const io = new Server(app.server, {
    serveClient: false,
    transports: ['websocket'],
    perMessageDeflate: false,
    parser: rawJsonParser,
    pingInterval: pingMs,
    pingTimeout: pingMs,
    connectTimeout: pingMs,
    // A batch fills its limit; the event's name and the envelope come on top.
    maxHttpBufferSize: 2 * socketLimits.batchBytes,
  })
  const csvUpload = io.of(channels.csvUpload.namespace)
  const questionSaving = io.of(channels.questionSaving.namespace)
  requireIdentity(csvUpload, context)
  requireIdentity(questionSaving, context)

  const linkOf = (socket: Socket): Connection => {
    const { userId, requestId, traceparent } = socket.data as Pick<
      Connection,
      'userId' | 'requestId' | 'traceparent'
    >
    return {
      userId,
      requestId,
      traceparent,
      socket,
      log: app.log.child({ requestId, namespace: socket.nsp.name }),
    }
  }
  const atWork = new Set<{ idle: () => Promise<void> }>()
  csvUpload.on('connection', (socket) => serveCsvUpload(linkOf(socket), context))
  questionSaving.on('connection', (socket) => {
    const work = serveQuestionSaving(linkOf(socket), context)
    atWork.add(work)
    socket.on('disconnect', () => void work.idle().finally(() => atWork.delete(work)))
  })

  app.addHook('preClose', async () => {
    await Promise.all([...atWork].map((work) => work.idle()))
    io.disconnectSockets(true)
    csvUpload.disconnectSockets(true)
    questionSaving.disconnectSockets(true)
    await Promise.all([...atWork].map((work) => work.idle()))
    io.engine.close()
  })
}
