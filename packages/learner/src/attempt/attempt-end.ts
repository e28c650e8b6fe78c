import type { Attempt } from '@quizwright/contracts/schemas/attempt.ts'
import { type AttemptCredentials, saveAnswers } from '../connection/learner-api.ts'
import { isOver, type RequestError } from '../connection/request-error.ts'
import { clockOffset, toTimestamp } from '../times.ts'
import { type EndWatch, watchEnd } from './watch-end.ts'

/** The end of an attempt after the instructor has moved that of the session. */
export type MovedEnd = { dueAt: string; isEarlier: boolean }

type AttemptEndOptions = {
  onMoved: (movedEnd: MovedEnd) => void
  /** Called if the services have ended the attempt. */
  onOver: (error: RequestError) => void
}

/** The end of an attempt by the clock of the services. The instructor may move it while the attempt is open. */
export const createAttemptEnd = (
  credentials: AttemptCredentials,
  paper: Pick<Attempt, 'due_at' | 'now'>,
  { onMoved, onOver }: AttemptEndOptions,
) => {
  const offsetMs = clockOffset(paper.now)
  let dueAt = paper.due_at
  let watch: EndWatch | undefined
  const follow = (next: string): void => {
    watch?.restart()
    if (next === dueAt) return
    const isEarlier = next < dueAt
    dueAt = next
    onMoved({ dueAt, isEarlier })
  }
  /** Saves nothing, because the response tells the end. Other refusals are shown with the next answer. */
  const ask = (): void =>
    void saveAnswers(credentials, { answers: [] }).then(
      ({ due_at: next }) => follow(next),
      (error: RequestError) => {
        if (isOver(error)) onOver(error)
      },
    )
  return {
    /** Takes over the end that a response tells. */
    follow,
    secondsLeft: (): number => (toTimestamp(dueAt) - (Date.now() + offsetMs)) / 1_000,
    /** Asks for the end while nothing is saved. Returns a function that stops it. */
    watch: (): (() => void) => {
      watch = watchEnd(ask)
      return watch.stop
    },
    stop: (): void => watch?.stop(),
  }
}
