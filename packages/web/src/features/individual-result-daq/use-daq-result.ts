import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsOffered } from '../../api/offered-calls.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

export const useDaqResult = (resultId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'daq', resultId],
    queryFn: async ({ signal }) =>
      (await rest(resultEndpoints).getDaqResult({ params: { id: resultId } }, { signal })).data.result,
  })

/** The agreement of model and instructor for each question that the instructor marked. */
export const useAgreement = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'agreement', quizId],
    enabled: useIsOffered('getGradingAgreement'),
    queryFn: async ({ signal }) =>
      (await rest(resultEndpoints).getGradingAgreement({ params: { id: quizId } }, { signal })).data
        .questions,
  })

type Evaluation = {
  questionId: string
  text: string
  /** Undefined keeps the mark. */
  mark?: number | undefined
}

/**
 * Stores the instructor's evaluation of one answer. If that fails, the dialog stays open with the typed
 * texts.
 */
export const useUpdateEvaluation = (resultId: string, onUpdated: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ questionId, text, mark }: Evaluation) => {
      const { success, message } = await rest(resultEndpoints).updateAiResponse({
        params: { id: resultId },
        body: {
          question_id: questionId,
          instructor_updated_evaluation: text,
          ...(mark !== undefined && { marks_obtained: mark }),
        },
      })
      if (!success) throw new Error(message ?? 'The services did not store it.')
    },
    onSuccess: async () => {
      toast.success(toasts.responseUpdated)
      onUpdated()
      await queries.invalidateQueries({ queryKey: queryKeys.results })
    },
    onError: (error) => toast.error(toasts.responseUpdateFailed, problemText(error)),
  })
}
