import type { QueryClient } from '@tanstack/react-query'
import { readSavedState } from './saved-list-state.ts'
import { startingList } from './starting-list.ts'
import { quizCountsQuery } from './use-list-counts.ts'
import { quizPagesQuery } from './use-quiz-pages.ts'

/** Requests the first page of the list and its counts. */
export const prefetchList = (client: QueryClient, uid: string, search: URLSearchParams): void => {
  const state = search.get('keepFilters') === 'true' ? readSavedState() : startingList()
  void client.prefetchInfiniteQuery(quizPagesQuery(uid, state))
  void client.prefetchQuery(quizCountsQuery(uid, state.search))
}
