import { quizLink, type VideoPoint } from './video-point.ts'

type QuizStopProps = { point: VideoPoint; videoPath: string; onSkip: () => void }

/** Says why the video has stopped, and offers the quiz. */
export const QuizStop = ({ point, videoPath, onSkip }: QuizStopProps) => (
  <section className="card" role="alert">
    <h2>A quiz: {point.name}</h2>
    <p>
      {point.is_skippable
        ? 'Take it now, or skip it and go on.'
        : 'The video goes on when you have passed it.'}
    </p>
    <div className="actions">
      {point.is_skippable && (
        <button type="button" className="plain" onClick={onSkip}>
          Skip
        </button>
      )}
      <a className="button" href={quizLink(point, videoPath)}>
        Take the quiz
      </a>
    </div>
  </section>
)
