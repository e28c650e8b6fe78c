import { say } from '@quizwright/domain/language/say.ts'
import { describeClosed } from '@quizwright/domain/rules/session-state.ts'
import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { useEffect, useState } from 'react'
import { clockOffset, formatDate, formatTimeLeft, toDate, toTimestamp } from '../times.ts'

/** A whole class waits for the same moment, so its requests are spread over this time, in milliseconds. */
const spreadMs = 2_000

type ClosedQuizProps = { quiz: Announcement; onBegun: () => void }

/**
 * Says in the reader's time zone why the quiz cannot be begun now. Before the session, counts down by the
 * clock of the services and calls `onBegun` when the session begins.
 */
export const ClosedQuiz = ({ quiz, onBegun }: ClosedQuizProps) => {
  const period = { start: toDate(quiz.start_time), end: toDate(quiz.end_time) }
  return (
    <section className="card" role="alert">
      <p>{describeClosed(period, toDate(quiz.now), formatDate) ?? quiz.closed}</p>
      {quiz.state === 'not_begun' && <Opening quiz={quiz} onBegun={onBegun} />}
    </section>
  )
}

/** `time` is a timestamp of this machine's clock, in milliseconds. */
const secondsUntil = (time: number): number => (time - Date.now()) / 1_000

const Opening = ({ quiz, onBegun }: ClosedQuizProps) => {
  const [opensAt] = useState(() => toTimestamp(quiz.start_time) - clockOffset(quiz.now))
  const [left, setLeft] = useState(() => secondsUntil(opensAt))
  useEffect(() => {
    let opening: ReturnType<typeof setTimeout> | undefined
    const timer = setInterval(() => {
      const seconds = secondsUntil(opensAt)
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      opening = setTimeout(onBegun, Math.random() * spreadMs)
    }, 1_000)
    return () => {
      clearInterval(timer)
      clearTimeout(opening)
    }
  }, [opensAt, onBegun])
  return (
    <>
      <p className="countdown">
        <span role="timer" aria-label={say('Time until the quiz opens')}>
          {formatTimeLeft(left)}
        </span>
      </p>
      <p className="quiet">{say('Stay on this page. The quiz opens automatically.')}</p>
    </>
  )
}
