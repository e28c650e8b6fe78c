import { defaultListState, listState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'

/** The local storage key of the quiz list's filters, sort and search. The route guard reads it too. */
const storageKey = 'quizFilters'

/** The saved state, from its first page on; the default when none is saved or it is invalid. */
export const readSavedState = (): ListState => {
  try {
    const saved = listState.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return saved.success ? { ...saved.data, pagination: defaultListState.pagination } : defaultListState
  } catch {
    return defaultListState
  }
}

export const saveState = (state: ListState): void => localStorage.setItem(storageKey, JSON.stringify(state))
