import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Video, VideoPoint } from '@quizwright/contracts/schemas/structure.ts'
import { rest } from '../../api/rest.ts'
import type { LiveDraft } from '../document/open-drafts.ts'
import { type Taking, takeUpQuestions } from '../wizard/take-up-questions.ts'
import type { WizardHost } from '../wizard/wizard-host.ts'
import { withinVideo } from './video-time.ts'

/**
 * What the pop-up editor works on: the draft of the questions, the video, and the point in it, in seconds.
 */
export type PopQuiz = {
  live: LiveDraft
  /** The author may have no video that can be read: then only the questions are shown. */
  video: Video
  /** The point that the services have for this quiz. */
  stored: VideoPoint | undefined
  time: number
}

/** A quiz whose video was never chosen, or is gone from its chapter. */
export class NoVideo extends Error {}

const readVideo = async ({ uid, store }: WizardHost, signal: AbortSignal): Promise<Video> => {
  const { chapter, video } = store.getSnapshot().context.document.details
  if (!chapter || !video) throw new NoVideo()
  const { videos } = await rest.getVideosById(
    { query: { id: chapter._id, instructor_id: uid, type: '2' } },
    { signal },
  )
  const found = videos.find(({ _id }) => _id === video._id)
  if (!found) throw new NoVideo()
  return found
}

/**
 * Reads the video and its points, and takes up the questions that came. What was set in this run of the
 * wizard stays.
 */
export const openPopQuiz = async (
  host: WizardHost,
  coming: readonly DraftQuestion[],
  taking: Taking,
  signal: AbortSignal,
): Promise<PopQuiz> => {
  const { quiz } = host
  if (!quiz) throw new Error('There is no quiz to open.')
  const video = await readVideo(host, signal)
  const [{ points }, live] = await Promise.all([
    rest.getVideoPoints({ params: { videoId: video._id } }, { signal }),
    takeUpQuestions(host, quiz, coming, taking, signal),
  ])
  const stored = points.find((point) => point.data === quiz._id)
  const set = host.pop?.video._id === video._id ? host.pop.time : stored?.time
  host.pop = { live, video, stored, time: withinVideo(set ?? 0, video.duration || Infinity) }
  return host.pop
}
