import type { MarkingOrder, QuestionToMark } from '@quizwright/contracts/schemas/marking.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'

export type QueueScope = { quizId: string | undefined; order: MarkingOrder }

const queueKey = [...queryKeys.results, 'marking queue'] as const

/** Forgets every queue that was read, so that the next one shows the suggestions that there are now. */
export const forgetQueue = (): void => queryClient.removeQueries({ queryKey: queueKey })

/**
 * The queue as it was when the marking began, in pages. It is not read again by itself: what is marked leaves it on
 * the services and stays on the screen, to go back to.
 */
export const useQueue = ({ quizId, order }: QueueScope) => {
  const id = useInstructorId()
  const pages = useInfiniteQuery({
    queryKey: [...queueKey, id, quizId, order],
    queryFn: async ({ pageParam, signal }) => {
      const query = { order, ...(quizId && { quiz_id: quizId }), ...(pageParam && { after: pageParam }) }
      return (await rest.getMarkingQueue({ params: { id }, query }, { signal })).data
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const questions = useMemo(
    () =>
      new Map<string, QuestionToMark>(
        pages.data?.pages
          .flatMap((page) => page.questions)
          .map((question) => [question.content_id, question]),
      ),
    [pages.data],
  )
  return { ...pages, questions, total: pages.data?.pages[0]?.total ?? 0 }
}
