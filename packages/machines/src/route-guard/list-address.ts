import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'

/** The quiz list: the one page whose filters survive a visit elsewhere. */
export const listRoute = '/quiz/quiz-landing'

const filtersKey = 'keepFilters'

/** Addresses are paths: the origin only makes them readable by the platform's parser. */
const parse = (address: string): URL => new URL(address, 'https://page.invalid')

export const hasFilters = (address: string): boolean => parse(address).searchParams.get(filtersKey) === 'true'

/** The same address, asking the list to start from its saved filters. */
export const addressWithFilters = (address: string): string => {
  const url = parse(address)
  url.searchParams.set(filtersKey, 'true')
  return url.pathname + url.search + url.hash
}

/**
 * Whether a saved list state is worth keeping: a search text, archived, unpublished, one type, or another
 * sort.
 */
export const differsFromDefault = (saved: ListState | null): boolean => {
  if (!saved) return false
  const { filters, sort, search } = saved
  const standard = defaultListState
  return (
    search.value.trim() !== '' ||
    filters.is_archived ||
    !filters.is_publish ||
    filters.quiz_type !== 'all' ||
    sort.sortBy !== standard.sort.sortBy ||
    sort.sortOrder !== standard.sort.sortOrder
  )
}
