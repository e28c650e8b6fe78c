import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'

/** The loaded pages of the quizzes that others share, newest first. A blank text finds all. */
export const useSharedQuizzes = (text: string) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.quizzes, 'shared', text],
    queryFn: async ({ pageParam, signal }) => {
      const body = {
        filters: { is_archived: false, quiz_type: 'all' as const },
        sort: defaultListState.sort,
        search: { key: 'quiz' as const, value: text, search: text !== '', everywhere: true },
        pagination: { ...defaultListState.pagination, page: pageParam },
      }
      return (await rest(shareEndpoints).getSharedQuizzes({ body }, { signal })).data
    },
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage, page }) => (hasNextPage ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
