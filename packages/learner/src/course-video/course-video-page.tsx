import { say } from '@quizwright/domain/language/say.ts'
import type { CourseVideo } from '@quizwright/contracts/schemas/course-video.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { storedVideoTime, storeVideoTime } from '../connection/browser-storage.ts'
import { showCourseVideo } from '../connection/learner-api.ts'
import { useRequest } from '../connection/use-request.ts'
import { FailedPage } from '../page/failed-page.tsx'
import { LoadingPage } from '../page/loading-page.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { QuizStop } from './quiz-stop.tsx'
import { quizLink, type VideoPoint } from './video-point.ts'
import { usePassed } from './use-passed.ts'
import { VideoQuizzes } from './video-quizzes.tsx'

/** Safari on an iPhone shows videos in a player of its own, which only this ends. */
type PhoneVideo = HTMLVideoElement & { webkitExitFullscreen?: () => void }

/** Ends the full screen of a video, because it hides everything else of the page. */
const leaveFullScreen = (video: PhoneVideo): void => {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  else video.webkitExitFullscreen?.()
}

type CourseVideoPageProps = { videoId: string; path: string }

/**
 * A video of a course. It stops where a quiz pops up. A skippable quiz may be skipped; any other must be
 * passed before the video continues.
 */
export const CourseVideoPage = ({ videoId, path }: CourseVideoPageProps) => {
  const request = useRequest(useCallback(() => showCourseVideo(videoId), [videoId]))
  if (request.state === 'loading') return <LoadingPage />
  if (request.state === 'failed')
    return <FailedPage title={say('Temporarily unavailable')} error={request.error} retry={request.retry} />
  return <LoadedVideo videoId={videoId} video={request.data} path={path} />
}

type LoadedVideoProps = { videoId: string; video: CourseVideo; path: string }

const LoadedVideo = ({ videoId, video, path }: LoadedVideoProps) => {
  const player = useRef<HTMLVideoElement>(null)
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [stop, setStop] = useState<VideoPoint>()
  const { passed, refresh } = usePassed(videoId)
  const isOver = ({ quiz_id, closed }: VideoPoint): boolean =>
    closed !== null || skipped.includes(quiz_id) || passed.includes(quiz_id)

  const stopAtQuiz = (): void => {
    const element = player.current
    if (!element) return
    const next = video.points.find((point) => element.currentTime >= point.time && !isOver(point))
    // Somebody who goes back in the video sees it again up to the quiz.
    setStop(next)
    if (!next) return
    if (!element.paused) refresh()
    element.pause()
    leaveFullScreen(element)
    if (element.currentTime > next.time) element.currentTime = next.time
  }
  const skip = ({ quiz_id }: VideoPoint): void => {
    setSkipped([...skipped, quiz_id])
    setStop(undefined)
  }
  useEffect(() => {
    // After a quiz is skipped, the video continues by itself.
    if (skipped.length > 0) void player.current?.play().catch(() => undefined)
  }, [skipped])

  return (
    <PageFrame title={video.name}>
      <video
        ref={player}
        className="course-video"
        src={video.link}
        controls
        // Without this, an iPhone fills its screen with the video, and the quiz is not seen.
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = storedVideoTime(videoId)
        }}
        onTimeUpdate={({ currentTarget }) => {
          stopAtQuiz()
          storeVideoTime(videoId, currentTarget.currentTime)
        }}
        onSeeking={stopAtQuiz}
        onEnded={() => storeVideoTime(videoId, undefined)}
        aria-label={video.name}
      />
      {stop && !isOver(stop) && (
        <QuizStop point={stop} onSkip={() => skip(stop)}>
          <a className="button" href={quizLink(stop, path)}>
            {say('Take the quiz')}
          </a>
        </QuizStop>
      )}
      {video.points.length > 0 && <VideoQuizzes points={video.points} passed={passed} videoPath={path} />}
    </PageFrame>
  )
}
