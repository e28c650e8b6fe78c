import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

/** The summary of a quiz's sure suggestions, and the actions that confirm them and undo that. */
export const useSureSuggestions = (quizId: string) => {
  const queries = useQueryClient()
  const params = { id: quizId }
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeys.results })
  const summary = useQuery({
    queryKey: [...queryKeys.results, 'sure suggestions', quizId],
    queryFn: async ({ signal }) => (await rest.getSureSuggestions({ params }, { signal })).data,
    staleTime: 0,
  })
  const confirm = useMutation({
    mutationFn: async (fingerprint: string) =>
      (await rest.confirmSuggestions({ params, body: { fingerprint } })).data,
    onSuccess: ({ confirmed }) => toast.success(`${countOf(confirmed, 'suggestion')} confirmed`),
    onError: (error) => toast.error('The suggestions were not confirmed', problemText(error)),
    onSettled,
  })
  const undo = useMutation({
    mutationFn: async (confirmedAt: string) =>
      (await rest.undoConfirmation({ params, body: { confirmed_at: confirmedAt } })).data,
    onSuccess: ({ reopened }) => toast.success(`${countOf(reopened, 'answer waits', 'answers wait')} again`),
    onError: (error) => toast.error('The confirmation was not undone', problemText(error)),
    onSettled,
  })
  return { summary, confirm, undo }
}
