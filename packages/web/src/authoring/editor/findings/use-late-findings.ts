import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { videosOf } from '../questions/videos.ts'
import { createLateFindings, type LateFindings } from './late-findings.ts'

/** The late findings of a draft. Its videos are those of a module or a chapter. */
export const useLateFindings = (
  store: QuizDraft,
  kind: 'module' | 'chapter',
  placementId: string | null | undefined,
): LateFindings => {
  const client = useQueryClient()
  return useMemo(
    () =>
      createLateFindings(store, async () => {
        if (!placementId) return undefined
        // If the videos cannot be read, none is reported.
        const videos = await client.fetchQuery(videosOf({ kind, id: placementId })).catch(() => undefined)
        return videos && new Set(videos.map(({ _id }) => _id))
      }),
    [store, client, kind, placementId],
  )
}
