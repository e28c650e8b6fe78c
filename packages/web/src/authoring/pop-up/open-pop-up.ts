import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import type { Video, VideoPoint } from '@quizwright/contracts/schemas/structure.ts'
import type { AddMode, IncomingPart } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { addToQuestions } from '../document/add-to-questions.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { quizOf } from '../document/quiz-of.ts'
import { readQuestions } from '../document/read-questions.ts'
import { takeTimeOfFile } from './time-of-file.ts'

/** The video of a pop quiz as stored by the services. */
export type PopUpVideo = {
  video: Video
  /** The point of the video at which the quiz appears; undefined before it is published. */
  point: VideoPoint | undefined
}

/** Thrown if the video of a quiz was never chosen, or is no longer in its chapter. */
export class NoVideo extends Error {}

export const popUpKey = (draftId: string) => ['pop-up editor', draftId] as const

/** The video that the open window shows. */
export const shownVideo = (draft: OpenDraft): PopUpVideo => {
  const shown = queryClient.getQueryData<PopUpVideo>(popUpKey(draft.id))
  if (!shown) throw new Error('The pop-up editor is not open.')
  return shown
}

const readVideo = async ({ uid, store }: OpenDraft, signal: AbortSignal): Promise<Video> => {
  const { chapter, video } = store.getSnapshot().context.document.details
  if (!chapter || !video) throw new NoVideo()
  const { videos } = await rest(structureEndpoints).getVideosById(
    { query: { id: chapter._id, instructor_id: uid, type: '2' } },
    { signal },
  )
  const found = videos.find(({ _id }) => _id === video._id)
  if (!found) throw new NoVideo()
  return found
}

/**
 * Reads the video with its points and the questions of the quiz, and adds imported or generated questions to
 * these. Rejects with the problem of the failed call, or with NoVideo.
 */
export const openPopUp = async (
  draft: OpenDraft,
  part: IncomingPart | null,
  mode: AddMode,
  signal: AbortSignal,
): Promise<PopUpVideo> => {
  const { _id: quizId } = quizOf(draft.store)
  const video = await readVideo(draft, signal)
  const [{ points }] = await Promise.all([
    rest(structureEndpoints).getVideoPoints({ params: { videoId: video._id } }, { signal }),
    readQuestions(draft, { signal, onProgress: () => undefined }),
  ])
  // This window can only undo what it shows.
  draft.store.trigger.forgetSteps({ parts: ['details', 'imported', 'generated'] })
  const point = points.find((stored) => stored.data === quizId)
  if (part === 'imported' && !point) takeTimeOfFile(draft.store, video._id)
  if (part) await addToQuestions(draft, part, mode, signal)
  return { video, point }
}
