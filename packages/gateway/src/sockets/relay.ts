import type { WebSocket } from '@fastify/websocket'
import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { readFrame, writeFrame } from '@quizwright/contracts/sockets/frames.ts'
import { validateInput } from '@quizwright/server/validation/validate-input.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayLimits } from '../limits.ts'
import { type Needed, neededIn, needsNothing, type RequireAbilities } from '../rest/offered-abilities.ts'
import type { TokenCache } from '../rest/token-cache.ts'
import { closeCodes, toCloseReason, type CloseReason } from './close-codes.ts'
import type { ConnectionSlot } from './connection-limit.ts'
import { createFrameQueue, type FrameQueue } from './frame-queue.ts'
import { startIdleTimeout, type IdleTimeout } from './idle-timeout.ts'
import { identifyBrowser } from './identify-browser.ts'
import { watchOutgoingBuffer, type OutgoingBuffer } from './outgoing-buffer.ts'
import { createReadPause, type ReadPause } from './read-pause.ts'
import { createTokenBucket } from './token-bucket.ts'
import { watchToken } from './token-watch.ts'
import { createUpstreamSide, type UpstreamSide } from './upstream-side.ts'

export type RelayOptions = {
  channel: ChannelName
  /** The origin of the service. */
  origin: string
  tokenCache: TokenCache
  requireAbilities: RequireAbilities
  slot: ConnectionSlot
  limits: GatewayLimits
  requestId: string
  /** The trace context of the socket's span, undefined while tracing is disabled. */
  traceparent: string | undefined
  /**
   * Creates the logger for this socket. It is created on demand, because hardly anything is logged while the socket
   * is open.
   */
  createLog: () => FastifyBaseLogger
}
export type Relay = {
  /** Closes the socket for a restart, at once or after the pending response. */
  drain: () => void
  /** Whether the service must still respond. */
  isWorking: () => boolean
}

type BrowserFrame = { event: string; data: unknown }

/**
 * The relay of one socket. It is a class because ten thousand idle sockets may be open: methods are shared, while
 * closures took a third of each socket's memory. State that only a working socket needs is created with its first
 * frame.
 */
class SocketRelay implements Relay {
  private readonly socket: WebSocket
  private readonly options: RelayOptions
  private state: 'anonymous' | 'authenticating' | 'open' | 'ended' = 'anonymous'
  private invalidFrames = 0
  private isDraining = false
  private caller: Credentials | undefined
  /** The frames that arrive while the token is validated. */
  private queue: FrameQueue | undefined
  private upstream: UpstreamSide | undefined
  private readPause: ReadPause | undefined
  private readonly takeToken: () => boolean
  private readonly outgoing: OutgoingBuffer
  private readonly idleTimeout: IdleTimeout
  /** Limits only the browser's silence. The auth service has the deadline of a request. */
  private signInTimer: NodeJS.Timeout | undefined
  private stopTokenWatch: (() => void) | undefined
  /** Resolves when all frames that wait for the abilities of the service are passed on. */
  private checkedAbilities: Promise<void> | undefined

  constructor(socket: WebSocket, options: RelayOptions) {
    const { limits, slot } = options
    this.socket = socket
    this.options = options
    this.takeToken = createTokenBucket(limits.messagesPerSecond, limits.messageBurst)
    this.outgoing = watchOutgoingBuffer(socket, limits, this)
    this.idleTimeout = startIdleTimeout(socket, limits, this)
    this.signInTimer = setTimeout(() => this.endForSignIn(), limits.authenticateMs)
    socket.on('message', (data, isBinary) => this.receive(isBinary ? undefined : String(data)))
    slot.onEvicted(() => this.end('noPlace', new Problem('BUSY')))
    socket.on('close', () => {
      this.cleanUp()
      slot.release()
    })
  }

  drain(): void {
    this.isDraining = true
    if (!this.isWorking()) this.end('restart')
  }
  isWorking(): boolean {
    return this.upstream?.isWorking() ?? false
  }
  isPaused(): boolean {
    return this.readPause?.isPaused() ?? false
  }

  // Stops the outgoing buffer and the idle timeout.
  onFull(): void {
    this.upstream?.pause()
  }
  onDrained(): void {
    this.upstream?.resume()
  }
  onStalled(): void {
    this.end('tooSlow')
  }
  onIdle(): void {
    this.end('idle')
  }
  onUnresponsive(): void {
    this.end('idle')
    this.socket.terminate()
  }

  private cleanUp(): void {
    this.state = 'ended'
    this.upstream?.close()
    this.endSignInTimer()
    this.readPause?.stop()
    this.outgoing.stop()
    this.idleTimeout.stop()
    this.stopTokenWatch?.()
  }
  private endSignInTimer(): void {
    clearTimeout(this.signInTimer)
    this.signInTimer = undefined
  }
  private end(reason: CloseReason, problem?: Problem): void {
    if (this.state === 'ended') return
    if (problem) this.sendProblem(problem)
    this.cleanUp()
    const { channel, createLog } = this.options
    createLog().info({ channel, reason, code: problem?.code }, 'socket closed')
    // A paused socket would never read the browser's reply to the close.
    this.socket.resume()
    this.socket.close(closeCodes[reason])
  }
  private endForSignIn(): void {
    this.end('signInRequired', new Problem('SIGN_IN_REQUIRED'))
  }

  private sendProblem(problem: Problem): void {
    const { channel, requestId } = this.options
    this.outgoing.send(writeFrame(channel, 'fromService', 'error', problem.frame(requestId)))
  }
  private refuseFrame(problem: Problem): void {
    this.invalidFrames++
    if (this.invalidFrames > this.options.limits.brokenFrames) this.end('invalidMessages', problem)
    else this.sendProblem(problem)
  }

  /** Handles a frame. `text` is undefined for a binary frame. */
  private receive(text: string | undefined): void {
    if (this.state === 'ended') return
    this.idleTimeout.recordMessage()
    if (!this.takeToken()) return this.end('tooMany', new Problem('TOO_MANY_REQUESTS'))
    if (text === undefined) return this.refuseFrame(new Problem('CONTRACT'))
    if (this.state === 'open') return this.forward(text)
    if (this.state === 'anonymous') return void this.authenticate(text)
    this.queue ??= createFrameQueue(this.options.limits.queuedBytes)
    if (!this.queue.push(text)) this.end('messageTooBig', new Problem('BODY_TOO_LARGE'))
  }

  private async authenticate(text: string): Promise<void> {
    this.state = 'authenticating'
    this.endSignInTimer()
    const identified = await identifyBrowser(text, this.options)
    if (!identified.ok) this.end(identified.reason, identified.problem)
    else if (this.state === 'authenticating') this.open(identified.caller)
  }
  private open(caller: Credentials): void {
    const { slot, tokenCache, requestId, limits, channel } = this.options
    const refusal = slot.assignUser(caller.uid)
    if (refusal) return this.end(refusal, new Problem('TOO_MANY_REQUESTS'))
    this.state = 'open'
    this.caller = caller
    const { recheckMs } = limits
    const onInvalid = () => this.endForSignIn()
    this.stopTokenWatch = watchToken({ tokenCache, caller, requestId, recheckMs, onInvalid })
    this.outgoing.send(writeFrame(channel, 'fromService', 'authenticated', {}))
    const queued = this.queue?.takeAll() ?? []
    this.queue = undefined
    for (const frame of queued) if (this.state === 'open') this.forward(frame)
  }

  private forward(text: string): void {
    const frame = readFrame(this.options.channel, 'fromBrowser', text, validateInput)
    if (!frame.ok) return this.refuseFrame(frame.problem)
    if (frame.event === 'authenticate') return this.refuseFrame(new Problem('ORDER'))
    this.idleTimeout.recordWork()
    const needed = neededIn(frame.data)
    if (needsNothing(needed) && !this.checkedAbilities) return this.pass(frame)
    // Frames that follow wait too, so that they keep their order.
    const checked = (this.checkedAbilities ?? Promise.resolve()).then(() => this.passChecked(frame, needed))
    this.checkedAbilities = checked
    void checked.then(() => {
      if (this.checkedAbilities === checked) this.checkedAbilities = undefined
    })
  }
  private async passChecked(frame: BrowserFrame, needed: Needed): Promise<void> {
    const { caller, state } = this
    if (state !== 'open' || !caller) return
    try {
      await this.options.requireAbilities(needed, { ...caller, requestId: this.options.requestId })
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('INTERNAL', { cause: error })
      return problem.retryable ? this.end(toCloseReason(problem.code), problem) : this.sendProblem(problem)
    }
    if (this.isOpen()) this.pass(frame)
  }
  private isOpen(): boolean {
    return this.state === 'open'
  }
  private pass(frame: BrowserFrame): void {
    this.upstream ??= this.createUpstream()
    this.upstream?.send(frame.event, frame.data)
    this.readPause ??= createReadPause(this.socket, () => this.upstream?.canAcceptMore() ?? true)
    this.readPause.pauseWhileFull()
  }
  private createUpstream(): UpstreamSide | undefined {
    if (!this.caller) return undefined
    const { channel, origin, requestId, traceparent, limits, createLog } = this.options
    return createUpstreamSide(
      { channel, origin, caller: { ...this.caller, requestId, traceparent }, limits, log: createLog() },
      {
        browserBuffer: this.outgoing,
        onFailed: (problem) => this.end(toCloseReason(problem.code), problem),
        onForwarded: () => {
          if (this.isDraining) this.end('restart')
        },
      },
    )
  }
}

/**
 * Relays a browser's WebSocket to a service. All listeners are added synchronously, so that no message is lost while
 * the token is validated. Only the first frame identifies the browser.
 */
export const relay = (socket: WebSocket, options: RelayOptions): Relay => new SocketRelay(socket, options)
