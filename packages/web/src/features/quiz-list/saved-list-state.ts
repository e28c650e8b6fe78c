import { defaultListState, listState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { everything, forgetStart, startingList } from './starting-list.ts'

/** The local storage key of the quiz list's filters, sort and search. The route guard reads it too. */
const storageKey = 'quizFilters'

const isSame = (state: ListState, other: ListState): boolean =>
  JSON.stringify(listState.parse(state)) === JSON.stringify(listState.parse(other))

/**
 * The saved state, starting at its first page. Returns the list as it opens if none is saved or it is invalid.
 */
export const readSavedState = (): ListState => {
  try {
    const saved = listState.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    if (!saved.success) return startingList()
    const state = { ...saved.data, pagination: defaultListState.pagination }
    return [defaultListState, everything].find((one) => isSame(one, state)) ?? state
  } catch {
    return startingList()
  }
}

export const saveState = (state: ListState): void => localStorage.setItem(storageKey, JSON.stringify(state))

/** Called on sign-out, so that the next user begins with the default. */
export const forgetSavedState = (): void => {
  localStorage.removeItem(storageKey)
  forgetStart()
}
