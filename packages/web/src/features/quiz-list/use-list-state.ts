import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useEffect, useRef, useState } from 'react'
import { readSavedState, saveState } from './saved-list-state.ts'

/**
 * What the list shows: what was saved where the address says so, else the default. What is saved is always what
 * this list showed last, so that filters of an earlier day, or of another tab, do not come back by themselves.
 */
export const useListState = (keepFilters: boolean): [ListState, (next: ListState) => void] => {
  const [state, setState] = useState(() => (keepFilters ? readSavedState() : defaultListState))
  const shown = useRef(state)
  useEffect(() => {
    shown.current = state
    saveState(state)
  }, [state])
  useEffect(() => () => saveState(shown.current), [])
  return [state, setState]
}
