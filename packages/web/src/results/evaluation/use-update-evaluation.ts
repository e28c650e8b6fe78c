import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

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
