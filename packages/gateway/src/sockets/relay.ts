import type { WebSocket } from '@fastify/websocket'
import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { readFrame, writeFrame } from '@quizwright/contracts/sockets/frames.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayLimits } from '../limits.ts'
import type { TokenCache } from '../rest/token-cache.ts'
import { closeCodes, closeReasonOf, type CloseReason } from './close-codes.ts'
import type { ConnectionSlot } from './connection-limit.ts'
import { createFrameQueue } from './frame-queue.ts'
import { startIdleTimeout } from './idle-timeout.ts'
import { identifyBrowser } from './identify-browser.ts'
import { watchOutgoingBuffer } from './outgoing-buffer.ts'
import { createReadPause } from './read-pause.ts'
import { createTokenBucket } from './token-bucket.ts'
import { watchToken } from './token-watch.ts'
import { createUpstreamSide, type UpstreamSide } from './upstream-side.ts'

export type RelayOptions = {
  channel: ChannelName
  /** The origin of the service. */
  origin: string
  tokenCache: TokenCache
  slot: ConnectionSlot
  limits: GatewayLimits
  requestId: string
  /** Of the socket's span; undefined while tracing is disabled. */
  traceparent: string | undefined
  log: FastifyBaseLogger
}
export type Relay = {
  /** Closes the socket for a restart: at once, or after the pending response. */
  drain: () => void
  /** Whether the service still has to respond. */
  isWorking: () => boolean
}

/**
 * Relays a browser's WebSocket to a service. All listeners are added before this returns, so that no message
 * is lost while the token is validated. The browser is identified by its first frame alone.
 */
export const relay = (socket: WebSocket, options: RelayOptions): Relay => {
  const { channel, origin, tokenCache, slot, limits, requestId, traceparent, log } = options
  let state: 'anonymous' | 'authenticating' | 'open' | 'ended' = 'anonymous'
  let invalidFrames = 0
  let isDraining = false
  /** Made for the first frame: most sockets are idle, and each holds what was made for it. */
  let upstream: UpstreamSide | undefined
  let caller: Credentials | undefined
  const queue = createFrameQueue(limits.queuedBytes)
  const takeToken = createTokenBucket(limits.messagesPerSecond, limits.messageBurst)
  const isWorking = () => upstream?.isWorking() ?? false

  const cleanUp = () => {
    state = 'ended'
    upstream?.close()
    for (const stop of stops.splice(0)) stop()
  }
  const end = (reason: CloseReason, problem?: Problem) => {
    if (state === 'ended') return
    if (problem) sendProblem(problem)
    cleanUp()
    log.info({ channel, reason, code: problem?.code }, 'socket closed')
    // A paused socket would never read the browser's reply to the close.
    socket.resume()
    socket.close(closeCodes[reason])
  }
  const endForSignIn = () => end('signInRequired', new Problem('SIGN_IN_REQUIRED'))

  const readPause = createReadPause(socket, () => upstream?.canAcceptMore() ?? true)
  const outgoing = watchOutgoingBuffer(socket, limits, {
    onFull: () => upstream?.pause(),
    onDrained: () => upstream?.resume(),
    onStalled: () => end('tooSlow'),
  })
  const idleTimeout = startIdleTimeout(socket, limits, {
    onUnresponsive: () => {
      end('idle')
      socket.terminate()
    },
    onIdle: () => end('idle'),
    isPaused: readPause.isPaused,
    isWorking,
  })
  // Only the browser's silence is timed: how long the auth service may take is the deadline of a request.
  const signInTimer = setTimeout(endForSignIn, limits.authenticateMs)
  const stops = [readPause.stop, outgoing.stop, idleTimeout.stop, () => clearTimeout(signInTimer)]

  const sendProblem = (problem: Problem) =>
    outgoing.send(writeFrame(channel, 'fromService', 'error', problem.frame(requestId)))

  const refuseFrame = (problem: Problem) => {
    invalidFrames++
    if (invalidFrames > limits.brokenFrames) end('invalidMessages', problem)
    else sendProblem(problem)
  }

  const forward = (text: string) => {
    const frame = readFrame(channel, 'fromBrowser', text)
    if (!frame.ok) return refuseFrame(frame.problem)
    if (frame.event === 'authenticate') return refuseFrame(new Problem('ORDER'))
    idleTimeout.recordWork()
    upstream ??= createUpstream()
    upstream?.send(frame.event, frame.data)
    readPause.pauseWhileFull()
  }

  const createUpstream = (): UpstreamSide | undefined =>
    caller &&
    createUpstreamSide(
      { channel, origin, caller: { ...caller, requestId, traceparent }, limits, log },
      {
        browserBuffer: outgoing,
        onFailed: (problem) => end(closeReasonOf(problem.code), problem),
        onForwarded: () => {
          if (isDraining) end('restart')
        },
      },
    )

  const open = (identified: Credentials) => {
    const refusal = slot.assignUser(identified.uid)
    if (refusal) return end(refusal, new Problem('TOO_MANY_REQUESTS'))
    state = 'open'
    caller = identified
    const { recheckMs } = limits
    stops.push(watchToken({ tokenCache, caller, requestId, recheckMs, onInvalid: endForSignIn }))
    outgoing.send(writeFrame(channel, 'fromService', 'authenticated', {}))
    for (const text of queue.takeAll()) if (state === 'open') forward(text)
  }

  const authenticate = async (text: string): Promise<void> => {
    state = 'authenticating'
    clearTimeout(signInTimer)
    const identified = await identifyBrowser(text, options)
    if (!identified.ok) end(identified.reason, identified.problem)
    else if (state === 'authenticating') open(identified.caller)
  }

  socket.on('message', (data, isBinary) => {
    if (state === 'ended') return
    idleTimeout.recordMessage()
    if (!takeToken()) return end('tooMany', new Problem('TOO_MANY_REQUESTS'))
    if (isBinary) return refuseFrame(new Problem('CONTRACT'))
    const text = String(data)
    if (state === 'anonymous') void authenticate(text)
    else if (state === 'open') forward(text)
    else if (!queue.push(text)) end('messageTooBig', new Problem('BODY_TOO_LARGE'))
  })
  slot.onEvicted(() => end('noPlace', new Problem('BUSY')))
  socket.on('close', () => {
    cleanUp()
    slot.release()
  })

  return {
    drain: () => {
      isDraining = true
      if (!isWorking()) end('restart')
    },
    isWorking,
  }
}
