import { countOf } from '@quizwright/domain/rules/plural.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { useUndoConfirmation } from '../../results/delivery/use-undo-confirmation.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

/** Confirms the sure suggestions of a summary in one go. Its toast can undo that. */
export const useConfirmSure = (quizId: string, quizName: string) => {
  const queries = useQueryClient()
  const { mutate: undo } = useUndoConfirmation(quizId)
  return useMutation({
    mutationFn: async (fingerprint: string) =>
      (await rest.confirmSuggestions({ params: { id: quizId }, body: { fingerprint } })).data,
    onSuccess: ({ confirmed, confirmation_id: confirmationId }) =>
      toast.success(`${countOf(confirmed, 'suggestion')} confirmed`, quizName, {
        label: 'Undo',
        run: () => undo(confirmationId),
      }),
    onError: (error) => toast.error('The suggestions were not confirmed', problemText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.results }),
  })
}
