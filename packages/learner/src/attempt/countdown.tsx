import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useEffect, useState } from 'react'
import { formatClock } from '../times.ts'

const urgentSeconds = 60
/** Seconds before the end at which screen readers announce the time left. */
const announcedSeconds = [300, urgentSeconds, 10]

/**
 * The announcement for a number of seconds left. Limits that had passed before the page was opened are not
 * announced.
 */
const announcementAt = (secondsLeft: number, firstLeft: number): string => {
  if (secondsLeft <= 0) return say('Time’s up.')
  const reached = announcedSeconds.findLast((seconds) => secondsLeft <= seconds && seconds < firstLeft)
  if (reached === undefined) return ''
  return reached < 60
    ? sayCount(reached, 'Less than {count} second left.', 'Less than {count} seconds left.')
    : sayCount(reached / 60, 'Less than {count} minute left.', 'Less than {count} minutes left.')
}

type CountdownProps = { secondsLeft: () => number; onOver: () => void }

/** Shows the time left, by the clock of the services. */
export const Countdown = ({ secondsLeft, onOver }: CountdownProps) => {
  const [firstLeft] = useState(secondsLeft)
  const [left, setLeft] = useState(firstLeft)
  useEffect(() => {
    let wasOver = false
    const timer = setInterval(() => {
      const now = secondsLeft()
      setLeft(now)
      // A clock that was set may pass the end more than once.
      if (now <= 0 && !wasOver) onOver()
      wasOver = now <= 0
    }, 1_000)
    return () => clearInterval(timer)
  }, [secondsLeft, onOver])
  return (
    <p className={`countdown ${left <= urgentSeconds ? 'urgent' : ''}`}>
      <span role="timer" aria-label={say('Time left')}>
        {formatClock(left)}
      </span>
      <span className="visually-hidden" role="status">
        {announcementAt(left, firstLeft)}
      </span>
    </p>
  )
}
