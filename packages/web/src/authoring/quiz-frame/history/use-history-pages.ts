import { useInfiniteQuery } from '@tanstack/react-query'
import { queryKeys } from '../../../api/query-keys.ts'

/** Where the next page of a history begins, and what stops reading it. */
type Asked = { query: { after?: string }; signal: AbortSignal }

/** Reads a history page by page, the latest changes first, and again each time it is opened. */
export const useHistoryPages = <Page extends { next?: string | null | undefined }>(
  key: readonly string[],
  read: (asked: Asked) => Promise<{ data: Page }>,
) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.quizzes, ...key],
    queryFn: async ({ pageParam: after, signal }) =>
      (await read({ query: after === undefined ? {} : { after }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
