import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayLimits } from '../limits.ts'
import type { BrowserRoom } from './outgoing-buffer.ts'
import { judgeEvent } from './check-service-event.ts'
import { openLink, type Link, type LinkCaller } from './upstream-connection.ts'
import { steadyProgress } from './monotonic-progress.ts'
import { followWork } from './pending-job.ts'

export type LinkSide = {
  /** Passes a checked frame of the browser on, over a link that is opened when there is none. */
  pass: (event: string, data: unknown) => void
  isWorking: () => boolean
  hasRoom: () => boolean
  pause: () => void
  resume: () => void
  close: () => void
}
type Hooks = {
  room: BrowserRoom
  /** The work cannot go on: the problem is for the browser, and its socket ends. */
  broken: (problem: Problem) => void
  /** A frame went to the browser. */
  told: () => void
}
type Options = {
  channel: ChannelName
  origin: string
  caller: LinkCaller
  limits: GatewayLimits
  log: FastifyBaseLogger
}

const workOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'saveId' in data ? String(data.saveId) : 'file'

/**
 * The service's side of a relay: opened with the first piece of work, closed at its end, its words judged
 * before they are passed on.
 */
export const createLinkSide = (
  { channel, origin, caller, limits, log }: Options,
  { room, broken, told }: Hooks,
): LinkSide => {
  const work = followWork(channel)
  const progress = steadyProgress()
  let link: Link | undefined
  let silence: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  const close = () => {
    clearTimeout(silence)
    clearTimeout(idle)
    link?.close()
    link = undefined
    work.forget()
  }
  const fail = (problem: Problem) => {
    const wasWorking = work.isWaiting()
    log.warn({ channel, code: problem.code, err: problem.cause }, 'the link to the service broke')
    close()
    // Between two pieces of work nobody needs to know: the next one opens a new link.
    if (wasWorking || problem.code !== 'UPSTREAM_DOWN') broken(problem)
  }
  /** A service that has been asked must say something in time, unless we are the ones who do not listen. */
  const expectWord = () => {
    clearTimeout(silence)
    if (!work.isWaiting()) return
    silence = setTimeout(() => {
      if (room.isFull()) expectWord()
      else fail(new Problem('UPSTREAM_TIMEOUT', { cause: new Error('The service was silent for too long.') }))
    }, limits.linkSilentMs)
  }
  const keepOpen = () => {
    clearTimeout(idle)
    idle = setTimeout(() => (work.isWaiting() ? keepOpen() : close()), limits.linkIdleMs)
  }

  const hear = (event: string, given: unknown, acknowledge: () => void) => {
    const data = event === 'error' ? given : progress.steady(workOf(given), given)
    const judged = judgeEvent(channel, event, data, caller.requestId)
    if (judged.kind === 'ignore') {
      log.warn(
        { channel, event: event.slice(0, 64), fault: judged.fault },
        'an event of the service was ignored',
      )
      acknowledge()
      return
    }
    if (judged.kind === 'broken')
      return fail(
        new Problem('UPSTREAM_CONTRACT', {
          cause: new Error(`The event ${event} breaks the contract: ${judged.fault}`),
        }),
      )
    const early = work.told(event)
    if (early) return fail(early)
    if (judged.problem) log.info({ channel, code: judged.problem.code }, 'the service refused')
    room.send(judged.frame, acknowledge)
    if (work.endsWith(event)) close()
    else {
      expectWord()
      keepOpen()
    }
    told()
  }

  return {
    pass: (event, data) => {
      if (!link && work.endsWith(event)) return
      if (event === 'file') progress.begin('file')
      link ??= openLink({
        origin,
        namespace: channels[channel].namespace,
        caller,
        limits,
        onEvent: hear,
        onBroken: fail,
      })
      work.asked(event)
      link.emit(event, data)
      if (work.endsWith(event)) return close()
      expectWord()
      keepOpen()
    },
    isWorking: work.isWaiting,
    hasRoom: () => link?.hasRoom() ?? true,
    pause: () => link?.pause(),
    resume: () => link?.resume(),
    close,
  }
}
