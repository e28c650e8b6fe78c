import { ltiEndpoints } from '@quizwright/contracts/endpoints/lti.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'

/** Scores are sent while the list is shown, so it is read again this often, in milliseconds. */
const readAgainMs = 5_000

/** Where the marks of a session stand in the gradebooks of learning platforms. */
export const useGrades = (sessionId: string) => {
  const client = useQueryClient()
  const queryKey = [...queryKeys.sessions, 'grades', sessionId]
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await rest(ltiEndpoints).getLtiScores({ params: { sessionId } }, { signal })).data,
    refetchInterval: readAgainMs,
  })
  const onSuccess = (grades: NonNullable<typeof list.data>) => client.setQueryData(queryKey, grades)
  const sendAgain = useMutation({
    mutationFn: async (scoreId: string | undefined) =>
      (
        await rest(ltiEndpoints).sendLtiScoresAgain({
          body: { sessionId, ...(scoreId !== undefined && { score_id: scoreId }) },
        })
      ).data,
    onSuccess,
    onError: (error) => toast.error(say('The grade couldn’t be sent again'), problemText(error)),
  })
  const resolve = useMutation({
    mutationFn: async ({ scoreId, keep }: { scoreId: string; keep: 'theirs' | 'ours' }) =>
      (await rest(ltiEndpoints).resolveLtiDifference({ body: { sessionId, score_id: scoreId, keep } })).data,
    onSuccess,
    onError: (error) => toast.error(say('The grade couldn’t be changed'), problemText(error)),
  })
  const readMembers = useMutation({
    mutationFn: async (acceptLeft: boolean) =>
      (await rest(ltiEndpoints).readLtiMembers({ body: { sessionId, accept_left: acceptLeft } })).data,
    onSuccess,
    onError: (error) => toast.error(say('The course’s list couldn’t be read'), problemText(error)),
  })
  return { list, sendAgain, resolve, readMembers }
}
