import { lateAnswerEndpoints } from '@quizwright/contracts/endpoints/late-answer.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMayCall } from '../../../quiz-actions/quiz-role.ts'
import { problemText } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'

/** The late answers of a quiz and their acceptances. Disabled where the services know no late answers. */
export const useLateAnswers = (quizId: string | undefined) => {
  const isOffered = useMayCall('editor', 'getLateAnswers', 'acceptLateAnswers', 'undoLateAnswers')
  return useQuery({
    queryKey: [...queryKeys.results, 'late answers', quizId],
    enabled: isOffered && quizId !== undefined,
    queryFn: async ({ signal }) =>
      (
        await rest(lateAnswerEndpoints).getLateAnswers(
          { params: { id: defined(quizId, 'quizId') } },
          { signal },
        )
      ).data,
  })
}

/** Accepts late answers, and undoes acceptances. */
export const useLateDecisions = (quizId: string) => {
  const client = useQueryClient()
  // All figures of the quiz depend on its marks.
  const changed = () => client.invalidateQueries()
  const accept = useMutation({
    mutationFn: async ({ attemptIds, reason }: { attemptIds: readonly string[]; reason: string }) =>
      rest(lateAnswerEndpoints).acceptLateAnswers({
        body: { quiz_id: quizId, attempt_ids: [...attemptIds], reason },
      }),
    onSuccess: () => toast.success(say('The late answers now count. You can undo this in the list.')),
    onError: (error) => toast.error(say('The late answers couldn’t be accepted'), problemText(error)),
    onSettled: changed,
  })
  const undo = useMutation({
    mutationFn: async (acceptanceId: string) =>
      rest(lateAnswerEndpoints).undoLateAnswers({ body: { quiz_id: quizId, acceptance_id: acceptanceId } }),
    onSuccess: () => toast.success(say('The late answers no longer count.')),
    onError: (error) => toast.error(say('It couldn’t be undone'), problemText(error)),
    onSettled: changed,
  })
  return { accept, undo }
}
