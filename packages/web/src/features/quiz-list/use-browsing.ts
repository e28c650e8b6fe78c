import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useDraftsFirst } from './drafts-first.ts'
import { withFilters } from './list-state.ts'
import { useListCounts } from './use-list-counts.ts'
import { useListState } from './use-list-state.ts'
import { useQuizPages } from './use-quiz-pages.ts'
import { useSelection } from './use-selection.ts'

/**
 * The state of the list, its pages, and the selection. Changing the search or a filter clears the selection.
 */
export const useBrowsing = (keepFilters: boolean) => {
  const [chosen, setState] = useListState(keepFilters)
  const counts = useListCounts(chosen)
  const state = useDraftsFirst(chosen, counts)
  const pages = useQuizPages(state)
  const selection = useSelection(pages.quizzes)
  const change = (next: ListState) => {
    selection.clear()
    setState(next)
  }
  return {
    state,
    counts,
    pages,
    selection,
    change,
    changeFilters: (changes: Partial<ListState['filters']>) => change(withFilters(state, changes)),
    reset: () => change(defaultListState),
  }
}

export type Browsing = ReturnType<typeof useBrowsing>
