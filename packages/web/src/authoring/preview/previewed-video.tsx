import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { QuizStop } from '@quizwright/learner/course-video/quiz-stop.tsx'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { rest } from '../../api/rest.ts'
import { requireUid } from '../../auth/credentials.ts'

/** Seconds of the video that are played before the quiz stops it. */
const leadIn = 3

/** The video of a pop quiz and the second at which the quiz stops it; null if it has no video yet. */
const readStop = async (quiz: Quiz, signal: AbortSignal) => {
  const { _id, chapter_id, video_id } = quiz
  if (!chapter_id || !video_id) return null
  const [{ videos }, { points }] = await Promise.all([
    rest(structureEndpoints).getVideosById(
      { query: { id: chapter_id, instructor_id: requireUid(), type: '2' } },
      { signal },
    ),
    rest(structureEndpoints).getVideoPoints({ params: { videoId: video_id } }, { signal }),
  ])
  const video = videos.find((one) => one._id === video_id)
  const point = points.find(({ data }) => data === _id)
  return video && point ? { video, time: point.time } : null
}

type PreviewedVideoProps = { quiz: Quiz; /** The quiz itself. */ children: ReactNode }

/**
 * Shows a pop quiz inside its video, which stops where the quiz appears. Without a video, shows the quiz
 * alone.
 */
export const PreviewedVideo = ({ quiz, children }: PreviewedVideoProps) => {
  const { data: stop, isPending } = useQuery({
    queryKey: ['preview', 'video', quiz._id],
    queryFn: ({ signal }) => readStop(quiz, signal),
  })
  const player = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'playing' | 'stopped' | 'taken' | 'skipped'>('playing')
  if (isPending) return null
  if (!stop) return children
  const look = () => {
    const video = player.current
    if (!video || state !== 'playing' || video.currentTime < stop.time) return
    video.pause()
    setState('stopped')
  }
  const skip = () => {
    setState('skipped')
    void player.current?.play().catch(() => undefined)
  }
  // As for students, the quiz fills the page and leads back to its video.
  if (state === 'taken')
    return (
      <>
        {children}
        <main>
          <button type="button" className="plain" onClick={() => setState('skipped')}>
            {say('Back to the video')}
          </button>
        </main>
      </>
    )
  return (
    <main style={{ paddingTop: '1rem' }}>
      <video
        ref={player}
        className="course-video"
        src={stop.video.link}
        controls
        playsInline
        preload="metadata"
        aria-label={stop.video.name}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = Math.max(0, stop.time - (state === 'skipped' ? 0 : leadIn))
        }}
        onTimeUpdate={look}
      />
      {(state === 'playing' || state === 'stopped') && (
        <QuizStop point={quiz} onSkip={skip}>
          <button type="button" onClick={() => setState('taken')}>
            {say('Take the quiz')}
          </button>
        </QuizStop>
      )}
    </main>
  )
}
