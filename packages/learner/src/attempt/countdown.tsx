import { useEffect, useState } from 'react'
import { formatClock } from '../times.ts'

const urgentSeconds = 60
/** Seconds before the end at which screen readers announce the time left. */
const announcedSeconds = [300, urgentSeconds, 10]

const describeSpan = (seconds: number): string => {
  if (seconds > 60) return `${seconds / 60} minutes`
  return seconds === 60 ? 'a minute' : `${seconds} seconds`
}

/**
 * The announcement for a number of seconds left. Limits that had passed before the page was opened are not
 * announced.
 */
const announcementAt = (secondsLeft: number, firstLeft: number): string => {
  if (secondsLeft <= 0) return 'The time is over.'
  const reached = announcedSeconds.findLast((seconds) => secondsLeft <= seconds && seconds < firstLeft)
  return reached === undefined ? '' : `Less than ${describeSpan(reached)} left.`
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
      <span role="timer" aria-label="Time left">
        {formatClock(left)}
      </span>
      <span className="visually-hidden" role="status">
        {announcementAt(left, firstLeft)}
      </span>
    </p>
  )
}
