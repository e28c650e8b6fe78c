import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { VideoPoint } from '@quizwright/contracts/schemas/structure.ts'
import type { NewVersionOutcomes } from '@quizwright/machines/new-version/guards-and-actions.ts'
import { fromPromise } from 'xstate'
import { rest } from '../../../api/rest.ts'
import type { OpenDraft } from '../drafts-on-page.ts'
import { quizOf } from '../quiz-of.ts'

type Versions = { oldQuizId: string; newQuizId: string }

/**
 * The point at which the old version appears in its video, or the new one if it was linked already. Undefined
 * without a video or a point.
 */
const findPoint = async (
  videoId: string | null,
  { oldQuizId, newQuizId }: Versions,
  signal: AbortSignal,
): Promise<VideoPoint | undefined> => {
  if (videoId === null) return undefined
  try {
    const { points } = await rest(structureEndpoints).getVideoPoints({ params: { videoId } }, { signal })
    return points.find(({ data }) => data === oldQuizId) ?? points.find(({ data }) => data === newQuizId)
  } catch (error) {
    // The video is gone. The services may still know a point in another one.
    if (error instanceof Problem && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}

/**
 * Links the video points of a quiz to its new version, at the same time of the video. Used by the wizard and
 * the editor.
 */
export const linkVideoPointsOf = ({ store }: Pick<OpenDraft, 'store'>) =>
  fromPromise<NewVersionOutcomes['link the video points'], Versions>(async ({ input, signal }) => {
    try {
      const point = await findPoint(quizOf(store).video_id, input, signal)
      await rest(structureEndpoints).changeQuizVideoPoint(
        {
          body: {
            old_quiz_id: input.oldQuizId,
            new_quiz_id: input.newQuizId,
            ...(point && { time: point.time, percentage: point.percentage }),
          },
        },
        { signal },
      )
      return { outcome: 'linked' }
    } catch (error) {
      if (error instanceof Problem) return { outcome: 'refused', problem: error }
      throw error
    }
  })
