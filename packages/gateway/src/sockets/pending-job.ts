import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'

type EventRow = { summary: string; isLast?: true; moreFollows?: true; after?: readonly string[] }

export type PendingJob = {
  /** Records that a frame of the browser is sent to the service. */
  recordRequest: (event: string) => void
  /** Records an event of the service. Returns UPSTREAM_CONTRACT if no frame of the browser has requested it. */
  recordResponse: (event: string) => Problem | undefined
  /** Whether the service must still respond. */
  isPending: () => boolean
  /** Whether no event follows this one on the same upstream connection. */
  isFinal: (event: string) => boolean
  /** Resets the state, because the upstream connection is closed. */
  reset: () => void
}

/** Tracks whether the service must still respond to the browser's frames, according to the channel's table. */
export const trackPendingJob = (channel: ChannelName): PendingJob => {
  const { fromBrowser, fromService } = channels[channel]
  const requestRows: Readonly<Record<string, EventRow>> = fromBrowser
  const responseRows: Readonly<Record<string, EventRow>> = fromService
  const requested = new Set<string>()
  let isPending = false
  return {
    recordRequest: (event) => {
      requested.add(event)
      isPending = !requestRows[event]?.isLast
    },
    recordResponse: (event) => {
      const { after, moreFollows = false } = responseRows[event] ?? {}
      if (after && !after.some((request) => requested.has(request)))
        return new Problem('UPSTREAM_CONTRACT', {
          cause: new Error(`The service sent ${event} before anything requested it.`),
        })
      isPending = moreFollows
      return undefined
    },
    isPending: () => isPending,
    isFinal: (event) => (requestRows[event] ?? responseRows[event])?.isLast === true,
    reset: () => {
      requested.clear()
      isPending = false
    },
  }
}
