import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useState } from 'react'
import { readSavedState, saveState } from './saved-list-state.ts'

/**
 * What the list shows. It is remembered at each change, and restored only where the address says so.
 */
export const useListState = (keepFilters: boolean): [ListState, (next: ListState) => void] => {
  const [state, setState] = useState(() => (keepFilters ? readSavedState() : defaultListState))
  const change = (next: ListState) => {
    saveState(next)
    setState(next)
  }
  return [state, change]
}
