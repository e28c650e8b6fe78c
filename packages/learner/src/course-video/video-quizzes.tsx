import { say, sayAs } from '@quizwright/domain/language/say.ts'
import { formatClock } from '../times.ts'
import { quizLink, type VideoPoint } from './video-point.ts'

type VideoQuizzesProps = {
  points: readonly VideoPoint[]
  /** The ids of the quizzes that the student has passed. */
  passed: readonly string[]
  videoPath: string
}

const conditionOf = ({ quiz_id, is_skippable }: VideoPoint, passed: readonly string[]): string => {
  if (passed.includes(quiz_id)) return sayAs('quiz', 'passed')
  return is_skippable ? say('can be skipped') : say('must be passed')
}

/** Lists all quizzes of a video with the times at which they pop up. */
export const VideoQuizzes = ({ points, passed, videoPath }: VideoQuizzesProps) => (
  <section className="card">
    <h2>{say('Quizzes in this video')}</h2>
    <ul className="videos">
      {points.map((point) => (
        <li key={point.quiz_id}>
          <span>
            {formatClock(Math.floor(point.time))} <span dir="auto">{point.name}</span>{' '}
            <span className="quiet">{conditionOf(point, passed)}</span>
          </span>
          {point.closed === null ? (
            <a
              href={quizLink(point, videoPath)}
              aria-label={say('Take the quiz {name}', { name: point.name })}
            >
              {say('Take the quiz')}
            </a>
          ) : (
            <span className="quiet">{point.closed}</span>
          )}
        </li>
      ))}
    </ul>
  </section>
)
