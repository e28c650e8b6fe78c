import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

/** Whether a quiz delivers sure suggestions automatically, and the mutation that switches this. */
export const useDelivery = (quizId: string) => {
  const queries = useQueryClient()
  const params = { id: quizId }
  const queryKey = [...queryKeys.results, 'delivery', quizId]
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await rest(markingEndpoints).getDelivery({ params }, { signal })).data,
  })
  const update = useMutation({
    mutationFn: async (isAutomatic: boolean) =>
      (await rest(markingEndpoints).updateDelivery({ params, body: { is_automatic: isAutomatic } })).data,
    onSuccess: (delivery) => {
      queries.setQueryData(queryKey, delivery)
      toast.success(
        delivery.is_automatic
          ? say('Confident suggestions are now released automatically')
          : say('Suggestions now wait for your confirmation'),
      )
    },
    onError: (error) => toast.error(say('The setting wasn’t changed'), problemText(error)),
  })
  return { read, update }
}
