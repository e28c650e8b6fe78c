import type { Attempt, MoreTime } from '@quizwright/domain/schemas/attempt.ts'
import { type AttemptCredentials, saveAnswers } from '../connection/learner-api.ts'
import { isOver, type RequestError } from '../connection/request-error.ts'
import type { ServicesClock } from '../connection/services-clock.ts'
import { toTimestamp } from '../times.ts'
import { type EndWatch, watchEnd } from './watch-end.ts'

/**
 * The end of an attempt after the instructor has moved it, for the session or, with `moreTime`, for this student alone.
 */
export type MovedEnd = { dueAt: string; isEarlier: boolean; moreTime?: MoreTime | undefined }

type ToldEnd = Pick<Attempt, 'due_at' | 'now' | 'more_time'>

/** How often the clock of the device is checked, in milliseconds. */
const checkMs = 1_000

type AttemptEndOptions = {
  clock: ServicesClock
  onMoved: (movedEnd: MovedEnd) => void
  /** Called if the services have ended the attempt. */
  onOver: (error: RequestError) => void
}

/** The end of an attempt by the clock of the services. The instructor may move it while the attempt is open. */
export const createAttemptEnd = (
  credentials: AttemptCredentials,
  paper: Pick<Attempt, 'due_at'>,
  { clock, onMoved, onOver }: AttemptEndOptions,
) => {
  let dueAt = paper.due_at
  let watch: EndWatch | undefined
  let checks: ReturnType<typeof setInterval> | undefined
  let wasDoubtful = false
  const follow = ({ due_at: next, now, more_time: moreTime }: ToldEnd): void => {
    watch?.restart()
    clock.correct(now)
    if (next === dueAt) return
    const isEarlier = next < dueAt
    dueAt = next
    onMoved({ dueAt, isEarlier, moreTime })
  }
  /** Saves nothing. The response contains the end of the attempt. */
  const readEnd = async (): Promise<void> => follow(await saveAnswers(credentials, { answers: [] }))
  /** Other refusals are shown with the next answer. */
  const ask = (): void =>
    void readEnd().catch((error: RequestError) => {
      if (isOver(error)) onOver(error)
    })
  /** Asks once when the time becomes doubtful. Without a connection, the next response contains the end. */
  const askInDoubt = (): void => {
    const before = wasDoubtful
    wasDoubtful = clock.isDoubtful()
    if (wasDoubtful && !before) ask()
  }
  /** The time of the services. Asks them in doubt, so that nothing is dated wrongly and nobody handed in early. */
  const readTime = async (): Promise<number> => {
    if (clock.isDoubtful()) await readEnd()
    return clock.now()
  }
  const secondsLeft = (): number => (toTimestamp(dueAt) - clock.now()) / 1_000
  const stop = (): void => {
    watch?.stop()
    clearInterval(checks)
  }
  return {
    /** Adopts the end that a response contains. */
    follow,
    secondsLeft,
    readTime,
    confirmOver: async (): Promise<boolean> => {
      await readTime()
      return secondsLeft() <= 0
    },
    /** Asks for the end while nothing is saved. Returns a function that stops it. */
    watch: (): (() => void) => {
      watch = watchEnd(ask)
      checks = setInterval(askInDoubt, checkMs)
      return stop
    },
    stop,
  }
}
