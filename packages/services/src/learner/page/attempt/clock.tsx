import { useEffect, useState } from 'preact/hooks'
import { showClock } from '../clock.ts'

/** So many seconds before the end it is also said aloud. */
const said = [300, 60, 10]
const inWords = (seconds: number): string =>
  seconds > 60 ? `${seconds / 60} minutes` : seconds === 60 ? 'a minute' : `${seconds} seconds`

/** The time that is left, by the services' clock. */
export const Clock = ({ secondsLeft, onOver }: { secondsLeft: () => number; onOver: () => void }) => {
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsLeft()
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      onOver()
    }, 1_000)
    return () => clearInterval(timer)
  }, [secondsLeft, onOver])
  const warning = said.findLast((seconds) => left <= seconds)
  return (
    <p class={`clock ${left <= said[1]! ? 'urgent' : ''}`}>
      <span role="timer" aria-label="Time left">
        {showClock(left)}
      </span>
      <span class="visually-hidden" role="status">
        {warning === undefined ? '' : left <= 0 ? 'The time is over.' : `Less than ${inWords(warning)} left.`}
      </span>
    </p>
  )
}
