import type { ChannelName, Frame } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { readEvent } from '@quizwright/contracts/sockets/frames.ts'
import { validateInput } from '@quizwright/server/validation/validate-input.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import type { Context } from '../context.ts'
import { toStorageProblem } from '../database/storage-problem.ts'

/** The socket that a gateway opened for one browser, and its user. */
export type Connection = {
  userId: string
  requestId: string | undefined
  /** The W3C trace context of the gateway's span, if the gateway traces. */
  traceparent: string | undefined
  log: FastifyBaseLogger
  socket: Socket
}

export const toProblem = (error: unknown): Problem => {
  const problem = toStorageProblem(error)
  return problem instanceof Problem ? problem : new Problem('INTERNAL', { cause: error })
}

/** Sends a problem to the browser. An unexpected error is only logged, and the browser gets INTERNAL. */
export const sendProblem = ({ socket, log, requestId }: Connection, error: unknown): Problem => {
  const problem = toProblem(error)
  if (problem.status >= 500) log.error({ err: error }, 'handling an event failed')
  socket.emit('error', problem.frame(requestId))
  return problem
}

/**
 * Handles the events that browsers send on a channel. An invalid event gets a problem as response. `done`
 * acknowledges the event if the sender asked for it.
 */
export const handleEvents = <C extends ChannelName>(
  connection: Connection,
  channel: C,
  handle: (frame: Frame<C, 'fromBrowser'>, done: () => void) => void,
): void => {
  connection.socket.onAny((event: string, data: unknown, acknowledge: unknown) => {
    const done = () => {
      if (typeof acknowledge === 'function') acknowledge()
    }
    const frame = readEvent(channel, 'fromBrowser', event, data, validateInput)
    if (frame.ok) return handle(frame, done)
    sendProblem(connection, frame.problem)
    done()
  })
}

/** Handles an event within a span of the gateway's trace. */
export const runInSpan = <T>(
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
