import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import type { QuizShares } from '@quizwright/domain/schemas/share.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'

export const sharesKey = (quizId: string) => [...queryKeys.quizzes, 'shares', quizId]

/** Who owns a quiz, and the roles of colleagues in it. */
export const useShares = (quizId: string) =>
  useQuery({
    queryKey: sharesKey(quizId),
    queryFn: async ({ signal }) =>
      (await rest(shareEndpoints).getShares({ params: { id: quizId } }, { signal })).data,
  })

/** Changes who has a quiz. The response of each change is the new list. */
export const useChangeShares = <Change>(quizId: string, work: (change: Change) => Promise<QuizShares>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: (shares) => queries.setQueryData(sharesKey(quizId), shares),
  })
}
