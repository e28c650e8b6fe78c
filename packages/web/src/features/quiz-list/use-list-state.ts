import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useEffect, useRef, useState } from 'react'
import { readSavedState, saveState } from './saved-list-state.ts'
import { startingList } from './starting-list.ts'

/**
 * The state of the list: the saved one if the address asks for it, otherwise the one that opens. Every change is
 * saved, so that filters of an earlier visit or another tab do not come back by themselves.
 */
export const useListState = (keepFilters: boolean): [ListState, (next: ListState) => void] => {
  const [state, setState] = useState(() => (keepFilters ? readSavedState() : startingList()))
  const shown = useRef(state)
  useEffect(() => {
    shown.current = state
    saveState(state)
  }, [state])
  useEffect(() => () => saveState(shown.current), [])
  return [state, setState]
}
