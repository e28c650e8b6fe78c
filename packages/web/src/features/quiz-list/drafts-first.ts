import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
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
