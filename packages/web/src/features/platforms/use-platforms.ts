import { operatorEndpoints } from '@quizwright/contracts/endpoints/operator.ts'
import type { LtiPlatforms } from '@quizwright/contracts/schemas/lti-platform.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

export const usePlatforms = () =>
  useQuery({
    queryKey: queryKeys.platforms,
    queryFn: async ({ signal }) => (await rest(operatorEndpoints).getLtiPlatforms({}, { signal })).data,
    // A platform may register itself meanwhile.
    refetchOnWindowFocus: 'always',
  })

/** Changes a platform by a call that returns all of them. */
export const useChangePlatform = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: () => Promise<{ data: LtiPlatforms }>) => change(),
    onSuccess: ({ data }) => queries.setQueryData(queryKeys.platforms, data),
    onError: (error) => toast.error(say('Nothing was changed'), problemText(error)),
  })
}
