import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type BodyTime = {
  ms: number
  cutOff: (socket: Socket) => void
  /** Which requests may take as long as Node lets them. */ isUpload?: (request: FastifyRequest) => boolean
}

/**
 * Node has one time for a whole request to arrive, and ours is that of the uploads; every other body gets
 * less.
 */
export const limitBodyTime = (app: FastifyInstance, { ms, cutOff, isUpload }: BodyTime): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('preParsing', async (request) => {
    if (isUpload?.(request)) return
    timers.set(
      request,
      setTimeout(() => cutOff(request.raw.socket), ms),
    )
  })
  app.addHook('preValidation', stop)
  app.addHook('onError', stop)
  app.addHook('onRequestAbort', stop)
}
