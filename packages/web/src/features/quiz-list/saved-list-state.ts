import { defaultListState, listState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'

/** The local storage key of the quiz list's filters, sort and search. The route guard reads it too. */
const storageKey = 'quizFilters'

const isDefault = (state: ListState): boolean => JSON.stringify(state) === JSON.stringify(defaultListState)

/**
 * The saved state, starting at its first page. Returns the default state if none is saved or it is invalid.
 */
export const readSavedState = (): ListState => {
  try {
    const saved = listState.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    if (!saved.success) return defaultListState
    const state = { ...saved.data, pagination: defaultListState.pagination }
    return isDefault(state) ? defaultListState : state
  } catch {
    return defaultListState
  }
}

export const saveState = (state: ListState): void => localStorage.setItem(storageKey, JSON.stringify(state))

/** Called on sign-out, so that the next user begins with the default. */
export const forgetSavedState = (): void => localStorage.removeItem(storageKey)
