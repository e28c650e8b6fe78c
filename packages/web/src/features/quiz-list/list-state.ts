import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'

type SearchKey = ListState['search']['key']
type SortKey = ListState['sort']['sortBy']

export const withFilters = (state: ListState, filters: Partial<ListState['filters']>): ListState => ({
  ...state,
  filters: { ...state.filters, ...filters },
})

/** A blank search leaves the state unchanged. */
export const withSearch = (state: ListState, key: SearchKey, value: string): ListState =>
  value.trim() === '' ? state : { ...state, search: { key, value: value.trim(), search: true } }

/** Sorts by a column, or reverses its order. Numbers and dates start descending, texts ascending. */
export const withSort = (state: ListState, sortBy: SortKey): ListState => {
  const first = sortBy === 'created_at' || sortBy === 'reports_count' ? -1 : 1
  const sortOrder = state.sort.sortBy === sortBy ? (state.sort.sortOrder === 1 ? -1 : 1) : first
  return { ...state, sort: { sortBy, sortOrder } }
}
