import { say } from '@quizwright/domain/language/say.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { VideoPoint } from './video-point.ts'

type QuizStopProps = {
  point: Pick<VideoPoint, 'name' | 'is_skippable'>
  onSkip: () => void
  /** The link to the quiz. */
  children: ReactNode
}

/** Says why the video has stopped, and offers the quiz. */
export const QuizStop = ({ point, onSkip, children }: QuizStopProps) => {
  const card = useRef<HTMLElement>(null)
  // On a phone held sideways, the video fills the screen.
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section ref={card} className="card" role="alert">
      <h2>{say('Quiz: {name}', { name: point.name })}</h2>
      <p>
        {point.is_skippable
          ? say('Take it now, or skip it and continue.')
          : say('The video continues once you pass it.')}
      </p>
      <div className="actions">
        {point.is_skippable && (
          <button type="button" className="plain" onClick={onSkip}>
            {say('Skip')}
          </button>
        )}
        {children}
      </div>
    </section>
  )
}
