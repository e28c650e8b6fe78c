import { defaultListState, listState, type ListState } from '@quizwright/contracts/schemas/quiz.ts'

/**
 * Where the quiz list's filters, sort and search are remembered: written by the list, read by it and by the
 * guard.
 */
const key = 'quizFilters'

/**
 * What was remembered; the default when nothing was, or nothing that can be read. It begins at the first page
 * again.
 */
export const readSavedState = (): ListState => {
  try {
    const saved = listState.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return saved.success ? { ...saved.data, pagination: defaultListState.pagination } : defaultListState
  } catch {
    return defaultListState
  }
}

export const saveState = (state: ListState): void => localStorage.setItem(key, JSON.stringify(state))
