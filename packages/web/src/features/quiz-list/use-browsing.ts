import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useIsOffered } from '../../api/offered-calls.ts'
import { useDraftsFirst } from './drafts-first.ts'
import { withFilters } from './list-state.ts'
import { everything, keepStart, startingList, withKnownState } from './starting-list.ts'
import { useListCounts } from './use-list-counts.ts'
import { useQuizPages } from './use-quiz-pages.ts'
import { useSelection } from './use-selection.ts'
import { useEffect, useRef, useState } from 'react'
import { readSavedState, saveState } from './saved-list-state.ts'

/**
 * The state of the list: the saved one if the address asks for it, otherwise the one that opens. Every change is
 * saved, so that filters of an earlier visit or another tab do not come back by themselves.
 */
const useListState = (keepFilters: boolean): [ListState, (next: ListState) => void] => {
  const [state, setState] = useState(() => (keepFilters ? readSavedState() : startingList()))
  const shown = useRef(state)
  useEffect(() => {
    shown.current = state
    saveState(state)
  }, [state])
  useEffect(() => () => saveState(shown.current), [])
  return [state, setState]
}

/**
 * The state of the list, its pages, and the selection. Changing the search or a filter clears the selection.
 */
export const useBrowsing = (keepFilters: boolean) => {
  const [kept, setState] = useListState(keepFilters)
  const chosen = useIsOffered('countQuizzes') ? kept : withKnownState(kept)
  const counts = useListCounts(chosen)
  const state = useDraftsFirst(chosen, counts)
  const pages = useQuizPages(state)
  const selection = useSelection(pages.quizzes)
  const change = (next: ListState) => {
    selection.clear()
    keepStart(next)
    setState(next)
  }
  return {
    state,
    counts,
    pages,
    selection,
    change,
    changeFilters: (changes: Partial<ListState['filters']>) => change(withFilters(state, changes)),
    reset: () => change(everything),
  }
}

export type Browsing = ReturnType<typeof useBrowsing>
