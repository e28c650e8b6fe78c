import type { ChannelName, Channels } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'

/**
 * What the relay must know of a channel beside its table: after which event, of either side, a link has nothing more to say, which
 * events leave an answer still to come, and what must have been asked before something may be told.
 */
type Course<Asked extends string, Told extends string> = { ends: readonly (Asked | Told)[]; goesOn: readonly Told[]; needs: Readonly<Partial<Record<Told, readonly Asked[]>>> }
type Courses = { [C in ChannelName]: Course<keyof Channels[C]['fromBrowser'] & string, keyof Channels[C]['fromService'] & string> }

const courses: Courses = {
  csvUpload: { ends: ['complete', 'cancel'], goesOn: ['question'], needs: { question: ['file'], complete: ['file'] } },
  // A save that was committed before a break is told of when it is taken up again.
  questionSaving: { ends: ['saved', 'Vsaved'], goesOn: [], needs: { saved: ['complete', 'resume'], Vsaved: ['createNewVersion', 'resume'] } },
}

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
  const course: Course<string, string> = courses[channel]
  const asked = new Set<string>()
  let waiting = false
  return {
    asked: (event) => {
      asked.add(event)
      waiting = !course.ends.includes(event)
    },
    told: (event) => {
      const needed = course.needs[event]
      if (needed && !needed.some((name) => asked.has(name))) return new Problem('UPSTREAM_CONTRACT', { cause: new Error(`The service said ${event} before anybody asked for it.`) })
      waiting = course.goesOn.includes(event)
      return undefined
    },
    isWaiting: () => waiting,
    endsWith: (event) => course.ends.includes(event),
    forget: () => {
      asked.clear()
      waiting = false
    },
  }
}
