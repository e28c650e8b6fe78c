import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useEffect, useState } from 'react'

/** How long a result stays open on a shared device while nobody touches it, in seconds. */
const openSeconds = 120
/** From here on the page says how much time is left, often enough for screen readers. */
const warnedSeconds = 30

const events = ['pointerdown', 'keydown', 'scroll'] as const

/** Counts down to zero, from the beginning again whenever somebody uses the page. */
const useIdleSeconds = (): number => {
  const [left, setLeft] = useState(openSeconds)
  useEffect(() => {
    const restart = (): void => setLeft(openSeconds)
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000)
    for (const event of events) addEventListener(event, restart, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, restart)
    }
  }, [])
  return left
}

/** Closes the result on a device that students share, and says before that it will. */
export const SharedDevice = ({ onClose }: { onClose: () => void }) => {
  const left = useIdleSeconds()
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return (
    <section className="card">
      <p>
        {say(
          'Other students use this device. Press Done when you’ve read this: nothing of yours ' +
            'stays here, and the next student starts with empty fields.',
        )}
      </p>
      <p role="status">
        {left <= warnedSeconds &&
          sayCount(
            warnedSeconds,
            'This page closes automatically in {count} second.',
            'This page closes automatically in {count} seconds.',
          )}
      </p>
      <div className="actions">
        <button type="button" onClick={onClose}>
          {say('Done')}
        </button>
      </div>
    </section>
  )
}
