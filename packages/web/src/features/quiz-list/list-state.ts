import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'

type SearchKey = ListState['search']['key']
type SortKey = ListState['sort']['sortBy']

export const withFilters = (state: ListState, filters: Partial<ListState['filters']>): ListState => ({
  ...state,
  filters: { ...state.filters, ...filters },
})

/** A blank search leaves the state unchanged. */
export const withSearch = (state: ListState, key: SearchKey, value: string): ListState =>
  value.trim() === '' ? state : { ...state, search: { key, value: value.trim(), search: true } }

/** Searches name, course and module at once. Emptying the field ends the search. */
export const withSearchEverywhere = (state: ListState, value: string): ListState => {
  const text = value.trim()
  if (text === '') return state.search.search ? { ...state, search: defaultListState.search } : state
  const { search } = state
  if (search.search && search.everywhere && search.value === text) return state
  return { ...state, search: { key: 'quiz', value: text, search: true, everywhere: true } }
}

/** Sorts by a column, or reverses its order. Numbers and dates start descending, texts ascending. */
export const withSort = (state: ListState, sortBy: SortKey): ListState => {
  const first = sortBy === 'created_at' || sortBy === 'reports_count' ? -1 : 1
  const reversed = state.sort.sortOrder === 1 ? -1 : 1
  const sortOrder = state.sort.sortBy === sortBy ? reversed : first
  return { ...state, sort: { sortBy, sortOrder } }
}

/** Whether a search or a filter, other than published and archived, excludes some quizzes. */
export const isNarrowed = ({ search, filters }: ListState): boolean =>
  search.search || filters.quiz_type !== 'all' || filters.course_id !== undefined
