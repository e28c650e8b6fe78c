import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'

/** The quiz list, the only page whose filters are restored after a visit to another page. */
export const listRoute = '/quiz/quiz-landing'

const filtersKey = 'keepFilters'

/** Addresses are paths; `URL` needs an origin to parse them. */
const parse = (address: string): URL => new URL(address, 'https://page.invalid')

export const hasFilters = (address: string): boolean => parse(address).searchParams.get(filtersKey) === 'true'

/** Adds the parameter that makes the list start with its saved filters. */
export const addressWithFilters = (address: string): string => {
  const url = parse(address)
  url.searchParams.set(filtersKey, 'true')
  return url.pathname + url.search + url.hash
}

/**
 * Whether a saved list state differs from the default: a search text, archived, unpublished, one type, one course or a
 * sort.
 */
export const differsFromDefault = (saved: ListState | null): boolean => {
  if (!saved) return false
  const { filters, sort, search } = saved
  const standard = defaultListState
  return (
    search.value.trim() !== '' ||
    filters.is_archived ||
    filters.is_publish === false ||
    filters.quiz_type !== 'all' ||
    filters.course_id !== undefined ||
    sort.sortBy !== standard.sort.sortBy ||
    sort.sortOrder !== standard.sort.sortOrder
  )
}
