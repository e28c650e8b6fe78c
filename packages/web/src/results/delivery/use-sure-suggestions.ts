import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import type { SureSuggestions } from '@quizwright/contracts/schemas/marking.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'

/** Reads the sure suggestions of a quiz that wait, and the last ones that were confirmed in one go. */
export const useSureSuggestions = (quizId: string, isOffered = true) =>
  useQuery<SureSuggestions>({
    queryKey: [...queryKeys.results, 'sure suggestions', quizId],
    queryFn: async ({ signal }) =>
      (await rest(markingEndpoints).getSureSuggestions({ params: { id: quizId } }, { signal })).data,
    enabled: isOffered,
    staleTime: 0,
  })
