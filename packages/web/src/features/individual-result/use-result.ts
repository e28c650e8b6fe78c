import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../app/query-keys.ts'
import { rest } from '../../connection/rest.ts'

export const useResult = (resultId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'one', resultId],
    queryFn: async ({ signal }) => (await rest.getResult({ params: { id: resultId } }, { signal })).data,
  })
