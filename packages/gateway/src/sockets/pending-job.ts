import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'

type EventRow = { summary: string; isLast?: true; moreFollows?: true; after?: readonly string[] }

export type Work = {
  /** A frame of the browser goes to the service. */
  asked: (event: string) => void
  /** An event of the service goes to the browser. Answers the fault when nobody can have asked for it. */
  told: (event: string) => Problem | undefined
  /** Whether an answer is still to come. */
  isWaiting: () => boolean
  /** Whether the link has nothing more to say after this event. */
  endsWith: (event: string) => boolean
  /** The link is gone, and with it everything that was asked on it. */
  forget: () => void
}

export const followWork = (channel: ChannelName): Work => {
  const { fromBrowser, fromService } = channels[channel]
  const asks: Readonly<Record<string, EventRow>> = fromBrowser
  const tells: Readonly<Record<string, EventRow>> = fromService
  const asked = new Set<string>()
  let waiting = false
  return {
    asked: (event) => {
      asked.add(event)
      waiting = !asks[event]?.isLast
    },
    told: (event) => {
      const { after, moreFollows = false } = tells[event] ?? {}
      if (after && !after.some((name) => asked.has(name)))
        return new Problem('UPSTREAM_CONTRACT', {
          cause: new Error(`The service said ${event} before anybody asked for it.`),
        })
      waiting = moreFollows
      return undefined
    },
    isWaiting: () => waiting,
    endsWith: (event) => (asks[event] ?? tells[event])?.isLast === true,
    forget: () => {
      asked.clear()
      waiting = false
    },
  }
}
