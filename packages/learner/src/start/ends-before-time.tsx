import { say } from '@quizwright/domain/language/say.ts'
import { describeDuration } from '@quizwright/domain/rules/duration.ts'
import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { useEffect, useState } from 'react'
import { clockOffset, formatDateTime, toTimestamp } from '../times.ts'

/** The longest delay of a browser timer, in milliseconds. */
const longestDelayMs = 2 ** 31 - 1

/** Says, before an attempt begins, that the session ends before the full time of the quiz. */
export const EndsBeforeTime = ({ quiz }: { quiz: Announcement }) => {
  // The last moment to begin with the full time, by this machine's clock in milliseconds.
  const [lastStart] = useState(
    () => toTimestamp(quiz.end_time) - quiz.duration * 1_000 - clockOffset(quiz.now),
  )
  const [isLate, setLate] = useState(() => Date.now() > lastStart)
  useEffect(() => {
    const delayMs = lastStart - Date.now()
    if (delayMs < 0 || delayMs > longestDelayMs) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [lastStart])
  return (
    isLate && (
      <section className="card" role="status">
        <p>
          {say('The session ends on {date}. If you start now, you get less than the full {time}.', {
            date: formatDateTime(quiz.end_time),
            time: describeDuration(quiz.duration),
          })}
        </p>
      </section>
    )
  )
}
