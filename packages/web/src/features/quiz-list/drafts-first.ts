import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useState } from 'react'
import { withFilters } from './list-state.ts'
import type { KnownCounts } from './use-list-counts.ts'

/**
 * Shows unpublished quizzes to an instructor who has published nothing yet, instead of an empty list. A
 * filter set by the user is never changed.
 */
export const withDraftsFirst = (
  chosen: ListState,
  counts: Pick<KnownCounts, 'published' | 'unpublished'> | undefined,
): ListState =>
  chosen === defaultListState && counts?.published === 0 && counts.unpublished > 0
    ? withFilters(chosen, { is_publish: false })
    : chosen

/**
 * The same for a list that stays open. Once a published quiz was seen, the filter no longer changes by
 * itself, even if the last one is archived or unpublished.
 */
export const useDraftsFirst = (chosen: ListState, counts: KnownCounts | undefined): ListState => {
  const [hadPublished, setHadPublished] = useState(false)
  if (!hadPublished && (counts?.published ?? 0) > 0) setHadPublished(true)
  return hadPublished ? chosen : withDraftsFirst(chosen, counts)
}
