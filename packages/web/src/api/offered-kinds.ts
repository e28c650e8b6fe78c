import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { isProblem, rest } from './rest.ts'

const none: readonly string[] = []

const abilitiesQuery = queryOptions({
  queryKey: ['abilities'],
  queryFn: async ({ signal }): Promise<readonly string[]> => {
    try {
      const { kinds } = (await rest.getAbilities({}, { signal })).data
      return kinds.map(({ kind }) => kind)
    } catch (error) {
      if (isProblem(error) && error.code === 'NOT_OFFERED') return none
      throw error
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The kinds of questions that the services store beside those of the specification. None until they are known. */
export const useOfferedKinds = (): readonly string[] => useQuery(abilitiesQuery).data ?? none

/** Whether the services are known to store kinds of questions. */
export const areKindsOffered = (): boolean =>
  (queryClient.getQueryData(abilitiesQuery.queryKey)?.length ?? 0) > 0
