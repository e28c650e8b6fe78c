import { commentEndpoints } from '@quizwright/contracts/endpoints/comment.ts'
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '@quizwright/contracts/define.ts'
import type { Endpoints } from '@quizwright/contracts/endpoints.ts'
import { useEffect } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { commentsKey } from '../comment-keys.ts'
import type { CommentPlace } from '../open-comments.ts'

type ThreadPage = ResponseOf<Endpoints['getThreads']>['data']
export type ThreadState = 'open' | 'resolved'

/** While the panel is open, what colleagues write appears within seconds. */
const everyMs = 5_000

/** The threads at a place, page by page. */
export const useThreads = ({ quizId, questionId, resultId }: CommentPlace, state: ThreadState) =>
  useInfiniteQuery<ThreadPage, Error, InfiniteData<ThreadPage>, readonly unknown[], string | undefined>({
    queryKey: [...commentsKey(quizId), 'threads', state, questionId, resultId],
    queryFn: async ({ pageParam: after, signal }) =>
      (
        await rest(commentEndpoints).getThreads(
          {
            params: { id: quizId },
            query: {
              state,
              ...(questionId !== undefined && { question_id: questionId }),
              ...(resultId !== undefined && { result_id: resultId }),
              ...(after !== undefined && { after }),
            },
          },
          { signal },
        )
      ).data,
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: everyMs,
    staleTime: 0,
  })

/** Sends a change of the comments, then reads them and what counts them again. */
export const useChangeComments = <Change>(quizId: string, work: (change: Change) => Promise<unknown>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: commentsKey(quizId) })
      void queries.invalidateQueries({ queryKey: [...queryKeys.quizzes, 'overview', quizId] })
    },
  })
}

/** Remembers, whenever something new is shown, that it was read. */
export const useMarkRead = (quizId: string, latest: string | undefined): void => {
  const queries = useQueryClient()
  useEffect(() => {
    if (latest === undefined) return
    rest(commentEndpoints)
      .markCommentsRead({ body: { quiz_id: quizId } })
      .then(
        () => queries.invalidateQueries({ queryKey: [...commentsKey(quizId), 'count'] }),
        // It is only counted as new once more.
        () => undefined,
      )
  }, [quizId, latest, queries])
}
