import { commentEndpoints } from '@quizwright/contracts/endpoints/comment.ts'
import { useQuery } from '@tanstack/react-query'
import { useIsOffered } from '../api/offered-calls.ts'
import { rest } from '../api/rest.ts'
import { commentsKey } from './comment-keys.ts'

const everyMs = 30_000

/** The numbers of open threads of a quiz and of its questions. Nothing is asked where there can be none. */
export const useCommentCounts = (quizId: string, isEnabled: boolean) => {
  const isOffered = useIsOffered('countComments')
  const { data } = useQuery({
    queryKey: [...commentsKey(quizId), 'count'],
    queryFn: async ({ signal }) =>
      (await rest(commentEndpoints).countComments({ params: { id: quizId } }, { signal })).data,
    enabled: isOffered && isEnabled,
    refetchInterval: everyMs,
  })
  return data
}
