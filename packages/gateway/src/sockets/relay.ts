import type { WebSocket } from '@fastify/websocket'
import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import { readFrame, writeFrame } from '@quizwright/contracts/sockets/frames.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayLimits } from '../limits.ts'
import type { Sessions } from '../rest/token-cache.ts'
import { watchRoom } from './outgoing-buffer.ts'
import { closeCodes, closeReasonOf, type CloseReason } from './close-codes.ts'
import { holdFrames } from './frame-queue.ts'
import { createLinkSide, type LinkSide } from './upstream-side.ts'
import { limitRate } from './token-bucket.ts'
import type { Seat } from './connection-limit.ts'
import { noticeSilence } from './idle-timeout.ts'

export type RelayOptions = {
  channel: ChannelName
  origin: string
  sessions: Sessions
  seat: Seat
  limits: GatewayLimits
  requestId: string
  /** Of the socket's span, where there is one. */ traceparent: string | undefined
  log: FastifyBaseLogger
}
export type Relay = {
  /** Ends the socket for a restart: at once, or when the answer under way has come. */
  drain: () => void
  /** Whether the service is doing something for it. */
  isWorking: () => boolean
}

/** How often it is looked whether a service that was slow to take frames has room again. */
const roomCheckMs = 20

/**
 * Joins a browser's socket to a service. Everything is attached before this returns, so that no message is
 * lost while the token is asked about. Who the browser is decides nothing but its own first frame.
 */
export const relay = (
  socket: WebSocket,
  { channel, origin, sessions, seat, limits, requestId, traceparent, log }: RelayOptions,
): Relay => {
  let state: 'anonymous' | 'asking' | 'open' | 'ended' = 'anonymous'
  let brokenFrames = 0
  let draining = false
  let paused: NodeJS.Timeout | undefined
  let link: LinkSide | undefined
  const stops: (() => void)[] = []
  const held = holdFrames(limits.queuedBytes)
  const mayPass = limitRate(limits.messagesPerSecond, limits.messageBurst)

  const cleanUp = () => {
    state = 'ended'
    link?.close()
    clearInterval(paused)
    for (const stop of stops.splice(0)) stop()
  }
  const end = (reason: CloseReason, problem?: Problem) => {
    if (state === 'ended') return
    if (problem) sendProblem(problem)
    cleanUp()
    log.info({ channel, reason, code: problem?.code }, 'socket closed')
    // A paused socket would never read the browser's answer to the close.
    socket.resume()
    socket.close(closeCodes[reason])
  }
  const room = watchRoom(socket, limits, {
    full: () => link?.pause(),
    room: () => link?.resume(),
    tooSlow: () => end('tooSlow'),
  })
  const silence = noticeSilence(socket, limits, {
    silent: () => {
      end('silent')
      socket.terminate()
    },
    idle: () => end('silent'),
    isPaused: () => paused !== undefined,
    isWorking: () => link?.isWorking() ?? false,
  })
  stops.push(room.stop, silence.stop)
  const sendProblem = (problem: Problem) =>
    room.send(writeFrame(channel, 'fromService', 'error', problem.frame(requestId)))

  const refuseFrame = (problem: Problem) => {
    if (++brokenFrames > limits.brokenFrames) end('broken', problem)
    else sendProblem(problem)
  }

  /** Reads nothing more from the browser until the service has taken what it got. */
  const pauseUntilRoom = () => {
    if (paused || !link || link.hasRoom()) return
    socket.pause()
    paused = setInterval(() => {
      if (!link?.hasRoom()) return
      clearInterval(paused)
      paused = undefined
      socket.resume()
    }, roomCheckMs)
  }

  const handle = (text: string) => {
    const read = readFrame(channel, 'fromBrowser', text)
    if (!read.ok) return refuseFrame(read.problem)
    if (read.event === 'authenticate') return refuseFrame(new Problem('ORDER'))
    silence.worked()
    link?.pass(read.event, read.data)
    pauseUntilRoom()
  }

  const open = (caller: Credentials) => {
    const stays = seat.signIn(caller.uid)
    if (stays) return end(stays, new Problem('TOO_MANY_REQUESTS'))
    state = 'open'
    link = createLinkSide(
      { channel, origin, caller: { ...caller, requestId, traceparent }, limits, log },
      {
        room,
        broken: (problem) => end(closeReasonOf(problem.code), problem),
        told: () => {
          if (draining) end('restart')
        },
      },
    )
    watchSession(caller)
    room.send(writeFrame(channel, 'fromService', 'authenticated', {}))
    for (const text of held.release()) if (state === 'open') handle(text)
  }

  const ask = (caller: Credentials) => sessions.require(caller, requestId)
  const signOut = () => end('signIn', new Problem('SIGN_IN_REQUIRED'))

  /**
   * A token that is ended, here or elsewhere, ends its sockets. That it cannot be asked about ends nothing.
   */
  const watchSession = (caller: Credentials) => {
    const timer = setInterval(() => {
      ask(caller).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'SIGN_IN_REQUIRED') signOut()
      })
    }, limits.recheckMs)
    const stopListening = sessions.onEnded((token) => {
      if (token === caller.token) signOut()
    })
    stops.push(() => clearInterval(timer), stopListening)
  }

  const authenticate = (text: string) => {
    const read = readFrame(channel, 'fromBrowser', text)
    if (!read.ok || read.event !== 'authenticate')
      return end('signIn', read.ok ? new Problem('SIGN_IN_REQUIRED') : read.problem)
    const caller = read.data as Credentials
    state = 'asking'
    ask(caller).then(
      () => {
        if (state === 'asking') open(caller)
      },
      (error: unknown) => {
        const problem = error instanceof Problem ? error : new Problem('INTERNAL', { cause: error })
        end(closeReasonOf(problem.code), problem)
      },
    )
  }
  const patience = setTimeout(() => {
    if (state !== 'open') signOut()
  }, limits.authenticateMs)
  stops.push(() => clearTimeout(patience))

  socket.on('message', (data, isBinary) => {
    if (state === 'ended') return
    silence.heard()
    if (!mayPass()) return end('tooMany', new Problem('TOO_MANY_REQUESTS'))
    if (isBinary) return refuseFrame(new Problem('CONTRACT'))
    const text = String(data)
    if (state === 'anonymous') authenticate(text)
    else if (state === 'open') handle(text)
    else if (!held.hold(text)) end('tooBig', new Problem('BODY_TOO_LARGE'))
  })
  socket.on('close', () => {
    cleanUp()
    seat.leave()
  })

  return {
    drain: () => {
      draining = true
      if (!link?.isWorking()) end('restart')
    },
    isWorking: () => link?.isWorking() ?? false,
  }
}
