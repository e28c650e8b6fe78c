import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readSavedState } from './saved-list-state.ts'
import { quizCountsQuery } from './use-list-counts.ts'
import { quizPagesQuery } from './use-quiz-pages.ts'

/** Requests the first page of the list and its counts. */
export const prefetchList = (client: QueryClient, uid: string, search: URLSearchParams): void => {
  const state = search.get('keepFilters') === 'true' ? readSavedState() : defaultListState
  void client.prefetchInfiniteQuery(quizPagesQuery(uid, state))
  void client.prefetchQuery(quizCountsQuery(uid, state.search))
}
