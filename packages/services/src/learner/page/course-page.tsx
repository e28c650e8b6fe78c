import type { CourseVideo } from '@quizwright/contracts/schemas/learner.ts'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { showCourseVideo } from './calls.ts'
import { showClock } from './clock.ts'
import { Frame, Loading, Message } from './parts/frame.tsx'
import { useLoaded } from './parts/use-loaded.ts'
import { hasPassed } from './remembered.ts'

type Point = CourseVideo['points'][number]

/**
 * A film of a course. It stops where a quiz pops up: a skippable one may be skipped, another has to be passed
 * before the film goes on.
 */
export const CoursePage = ({ videoId, path }: { videoId: string; path: string }) => {
  const loaded = useLoaded(useCallback(() => showCourseVideo(videoId), [videoId]))
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed')
    return (
      <Frame title="Not just now">
        <Message text={loaded.refused.message} action={{ label: 'Try again', onPress: loaded.retry }} />
      </Frame>
    )
  return <Film film={loaded.value} path={path} />
}

const quizLink = ({ session_id }: Point, path: string): string =>
  `/learn/standard-quiz/${session_id}?from=${encodeURIComponent(path)}`

const Film = ({ film, path }: { film: CourseVideo; path: string }) => {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [met, setMet] = useState<Point>()
  const isOver = ({ quiz_id, closed }: Point): boolean =>
    closed !== null || skipped.includes(quiz_id) || hasPassed(quiz_id)

  const stopAtQuiz = (): void => {
    const player = videoRef.current
    const next = player && film.points.find((point) => player.currentTime >= point.time && !isOver(point))
    if (!player || !next) return
    player.pause()
    if (player.currentTime > next.time) player.currentTime = next.time
    setMet(next)
  }
  const skip = (point: Point): void => {
    setSkipped([...skipped, point.quiz_id])
    setMet(undefined)
  }
  useEffect(() => {
    // After a quiz was skipped the film goes on by itself.
    if (skipped.length > 0) void videoRef.current?.play().catch(() => undefined)
  }, [skipped])

  return (
    <Frame title={film.name}>
      <video
        ref={videoRef}
        class="film"
        src={film.link}
        controls
        preload="metadata"
        onTimeUpdate={stopAtQuiz}
        onSeeking={stopAtQuiz}
        aria-label={film.name}
      />
      {met && !isOver(met) && (
        <section class="card" role="alert">
          <h2>A quiz: {met.name}</h2>
          <p>
            {met.is_skippable
              ? 'Take it now, or skip it and go on.'
              : 'The video goes on when you have passed it.'}
          </p>
          <div class="actions">
            {met.is_skippable && (
              <button type="button" class="plain" onClick={() => skip(met)}>
                Skip
              </button>
            )}
            <a class="button" href={quizLink(met, path)}>
              Take the quiz
            </a>
          </div>
        </section>
      )}
      {film.points.length > 0 && (
        <section class="card">
          <h2>Quizzes in this video</h2>
          <ul class="videos">
            {film.points.map((point) => (
              <li key={point.quiz_id}>
                <span>
                  {showClock(point.time)} <span dir="auto">{point.name}</span>{' '}
                  <span class="quiet">
                    {hasPassed(point.quiz_id)
                      ? 'passed'
                      : point.is_skippable
                        ? 'may be skipped'
                        : 'must be passed'}
                  </span>
                </span>
                {point.closed === null ? (
                  <a href={quizLink(point, path)} aria-label={`Take the quiz ${point.name}`}>
                    Take the quiz
                  </a>
                ) : (
                  <span class="quiet">{point.closed}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  )
}
