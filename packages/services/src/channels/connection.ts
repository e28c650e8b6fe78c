import type { ChannelName, Frame } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { id } from '@quizwright/contracts/schemas/text.ts'
import { token } from '@quizwright/contracts/schemas/user.ts'
import { readEvent } from '@quizwright/contracts/sockets/frames.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Namespace, Socket } from 'socket.io'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { toStorageProblem } from '../database/storage-problem.ts'

const handshake = z.object({
  uid: id,
  token,
  requestId: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
  traceparent: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
})

/** One gateway's connection for one browser: who is behind it, and how to speak to it. */
export type Connection = {
  userId: string
  requestId: string | undefined
  /** Of the gateway's span, where it traces. */ traceparent: string | undefined
  log: FastifyBaseLogger
  socket: Socket
}

/**
 * Lets nobody in without a token that holds. The refusal carries its problem, so that the gateway can say it
 * to the browser.
 */
export const requireIdentity = (namespace: Namespace, { identity }: Context): void => {
  namespace.use(async (socket, next) => {
    try {
      const given = z.safeParse(handshake, socket.handshake.auth)
      if (!given.success) throw new Problem('SIGN_IN_REQUIRED')
      const { userId } = await identity.require(given.data)
      socket.data = { userId, requestId: given.data.requestId, traceparent: given.data.traceparent }
      next()
    } catch (error) {
      const { code, message } = asProblem(error)
      next(Object.assign(new Error(code), { data: { code, message } }))
    }
  })
}

const asProblem = (error: unknown): Problem => {
  const known = toStorageProblem(error)
  return known instanceof Problem ? known : new Problem('INTERNAL', { cause: error })
}

/** Says why something was not done. What nobody foresaw is written to the log and not told. */
export const sendProblem = ({ socket, log, requestId }: Connection, error: unknown): Problem => {
  const problem = asProblem(error)
  if (problem.status >= 500) log.error({ err: error }, 'an event failed')
  socket.emit('error', problem.frame(requestId))
  return problem
}

/**
 * Hears the events of a channel's browsers, each held against the contract first. `done` acknowledges the
 * event if the sender asked for it.
 */
export const listen = <C extends ChannelName>(
  link: Connection,
  channel: C,
  take: (frame: Frame<C, 'fromBrowser'>, done: () => void) => void,
): void => {
  link.socket.onAny((event: string, data: unknown, acknowledge: unknown) => {
    const done = () => {
      if (typeof acknowledge === 'function') acknowledge()
    }
    const frame = readEvent(channel, 'fromBrowser', event, data)
    if (frame.ok) return take(frame, done)
    sendProblem(link, frame.problem)
    done()
  })
}

/** Does what an event asks for as a span of the trace that its gateway named. */
export const asSpan = <T>(
  { socket, requestId, traceparent }: Connection,
  { tracing }: Context,
  event: string,
  work: () => Promise<T>,
): Promise<T> =>
  tracing.withSpan(
    {
      name: `${socket.nsp.name} ${event}`,
      kind: 'server',
      parent: traceparent,
      attributes: { ...(requestId && { 'quizwright.request_id': requestId }) },
    },
    work,
  )
