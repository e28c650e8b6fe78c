import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { announcesBody } from '../routes/media-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs until the body has arrived. */
    bodyTimer: NodeJS.Timeout | undefined
  }
}

type BodyTimeoutOptions = {
  timeoutMs: number
  /** Ends the connection after a timeout. */
  onTimeout: (socket: Socket) => void
  /** Whether a request is an upload, which may take as long as Node's own timeout of a request. */
  isUpload?: (request: FastifyRequest) => boolean
}

/**
 * Limits the time for receiving the body of a request. Node has one timeout for all requests, which must be long
 * enough for uploads. All other bodies get a shorter one here.
 */
export const bodyTimeout = fp<BodyTimeoutOptions>(
  async (app, { timeoutMs, onTimeout, isUpload = () => false }) => {
    app.decorateRequest('bodyTimer')
    const stopTimer = (request: FastifyRequest) => clearTimeout(request.bodyTimer)
    app.addHook('preParsing', (request, _reply, _body, done) => {
      if (announcesBody(request) && !isUpload(request))
        request.bodyTimer = setTimeout(() => onTimeout(request.raw.socket), timeoutMs)
      done()
    })
    app.addHook('preValidation', (request, _reply, done) => {
      stopTimer(request)
      done()
    })
    app.addHook('onError', async (request) => stopTimer(request))
    app.addHook('onRequestAbort', async (request) => stopTimer(request))
  },
  { name: 'body-timeout', dependencies: ['problem-responses'] },
)
