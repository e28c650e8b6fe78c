import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useState } from 'react'
import { withFilters } from './list-state.ts'
import type { KnownCounts } from './use-list-counts.ts'

/**
 * Whoever has not published anything yet sees what they are working on, not an empty list. Only while nothing was
 * chosen: a filter that somebody set is never changed.
 */
export const withDraftsFirst = (
  chosen: ListState,
  counts: Pick<KnownCounts, 'published' | 'unpublished'> | undefined,
): ListState =>
  chosen === defaultListState && counts?.published === 0 && counts.unpublished > 0
    ? withFilters(chosen, { is_publish: false })
    : chosen

/**
 * The same for a list that stays open. Once something published was seen, nothing changes by itself: whoever archives
 * or unpublishes the last one goes on where they are.
 */
export const useDraftsFirst = (chosen: ListState, counts: KnownCounts | undefined): ListState => {
  const [hadPublished, setHadPublished] = useState(false)
  if (!hadPublished && (counts?.published ?? 0) > 0) setHadPublished(true)
  return hadPublished ? chosen : withDraftsFirst(chosen, counts)
}
