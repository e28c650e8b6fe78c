import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import type { MarkingOrder, QuestionToMark } from '@quizwright/contracts/schemas/marking.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'

/** `sessionId`: a session, or a group of a course. */
export type QueueScope = {
  quizId: string | undefined
  sessionId: string | undefined
  order: MarkingOrder
}

const queueKey = [...queryKeys.results, 'marking queue'] as const

/** Forgets all queues, so that the next one has the current suggestions. */
export const forgetQueue = (): void => queryClient.removeQueries({ queryKey: queueKey })

/**
 * The queue as it was when marking began, in pages. It is not read again by itself: marked answers leave the
 * queue of the services but stay on the screen, so that the instructor can return to them.
 */
export const useQueue = ({ quizId, sessionId, order }: QueueScope) => {
  const id = useInstructorId()
  const pages = useInfiniteQuery({
    queryKey: [...queueKey, id, quizId, sessionId, order],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        order,
        ...(quizId && { quiz_id: quizId }),
        ...(sessionId && { session_id: sessionId }),
        ...(pageParam && { after: pageParam }),
      }
      return (await rest(markingEndpoints).getMarkingQueue({ params: { id }, query }, { signal })).data
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
