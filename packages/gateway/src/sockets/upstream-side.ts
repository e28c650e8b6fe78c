import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayLimits } from '../limits.ts'
import { checkServiceEvent, type CheckedEvent } from './check-service-event.ts'
import { createMonotonicProgress } from './monotonic-progress.ts'
import type { OutgoingBuffer } from './outgoing-buffer.ts'
import { trackPendingJob } from './pending-job.ts'
import {
  openUpstreamConnection,
  type ConnectionCaller,
  type UpstreamConnection,
} from './upstream-connection.ts'
import { createUpstreamTimers } from './upstream-timers.ts'

export type UpstreamSide = {
  /** Sends a validated frame of the browser to the service. Opens a connection if there is none. */
  send: (event: string, data: unknown) => void
  isWorking: () => boolean
  canAcceptMore: () => boolean
  pause: () => void
  resume: () => void
  close: () => void
}
type Options = {
  channel: ChannelName
  origin: string
  caller: ConnectionCaller
  limits: GatewayLimits
  log: FastifyBaseLogger
}
type Hooks = {
  browserBuffer: OutgoingBuffer
  /** Called if the job cannot continue. The browser then gets the problem and its socket is closed. */
  onFailed: (problem: Problem) => void
  /** Called after a frame was sent to the browser. */
  onForwarded: () => void
}

/** Returns the job of an event: the id of a save. An import has none, because its socket handles a single file. */
const jobOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'saveId' in data ? String(data.saveId) : 'file'

/**
 * The service's side of a relay. Its connection is opened for the first job and closed after the last one. Events of
 * the service are checked before they are forwarded.
 */
export const createUpstreamSide = (
  { channel, origin, caller, limits, log }: Options,
  { browserBuffer, onFailed, onForwarded }: Hooks,
): UpstreamSide => {
  const job = trackPendingJob(channel)
  const progress = createMonotonicProgress()
  let connection: UpstreamConnection | undefined

  const close = () => {
    timers.stop()
    connection?.close()
    connection = undefined
    job.reset()
  }
  const fail = (problem: Problem) => {
    const wasWorking = job.isPending()
    log.warn({ channel, code: problem.code, err: problem.cause }, 'the upstream connection failed')
    close()
    // Between two jobs the browser need not know, because the next job opens a new connection.
    if (wasWorking || problem.code !== 'UPSTREAM_DOWN') onFailed(problem)
  }
  const timers = createUpstreamTimers(limits, {
    isPending: job.isPending,
    isBrowserSlow: () => browserBuffer.isFull(),
    onTimeout: () =>
      fail(new Problem('UPSTREAM_TIMEOUT', { cause: new Error('The service did not respond in time.') })),
    onIdle: close,
  })
  const continueOrClose = (event: string) => {
    if (job.isFinal(event)) close()
    else timers.restart()
  }

  const logIgnored = (event: string, reason: string) =>
    log.warn({ channel, event: event.slice(0, 64), reason }, 'an event of the service was ignored')

  const forward = (
    event: string,
    { frame, problem }: Extract<CheckedEvent, { kind: 'forward' }>,
    acknowledge: () => void,
  ) => {
    const unrequested = job.recordResponse(event)
    if (unrequested) return fail(unrequested)
    if (problem) log.info({ channel, code: problem.code }, 'the service refused an event')
    browserBuffer.send(frame, acknowledge)
    continueOrClose(event)
    onForwarded()
  }
  const check = (event: string, received: unknown): CheckedEvent => {
    const data = event === 'error' ? received : progress.correct(jobOf(received), received)
    return checkServiceEvent(channel, event, data, caller.requestId)
  }
  const onEvent = (event: string, received: unknown, acknowledge: () => void) => {
    const checked = check(event, received)
    switch (checked.kind) {
      case 'ignore':
        logIgnored(event, checked.reason)
        return acknowledge()
      case 'invalid': {
        const cause = new Error(`The event ${event} breaks the contract: ${checked.reason}`)
        return fail(new Problem('UPSTREAM_CONTRACT', { cause }))
      }
      case 'forward':
        return forward(event, checked, acknowledge)
    }
  }
  const connect = (): UpstreamConnection => {
    const { namespace } = channels[channel]
    return openUpstreamConnection({ origin, namespace, caller, limits, onEvent, onFailed: fail })
  }

  return {
    send: (event, data) => {
      if (!connection && job.isFinal(event)) return
      if (event === 'file') progress.reset('file')
      connection ??= connect()
      job.recordRequest(event)
      connection.emit(event, data)
      continueOrClose(event)
    },
    isWorking: job.isPending,
    canAcceptMore: () => connection?.canAcceptMore() ?? true,
    pause: () => connection?.pause(),
    resume: () => connection?.resume(),
    close,
  }
}
