import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { ArrangementFeature } from '@quizwright/domain/arrangement/schema.ts'
import type { QuestionFeature } from '@quizwright/domain/kinds/question-features.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { isProblem, rest } from './rest.ts'

type Offered = { readonly kinds: readonly string[]; readonly features: readonly string[] }

const none: Offered = { kinds: [], features: [] }

const abilitiesQuery = queryOptions({
  queryKey: ['abilities'],
  queryFn: async ({ signal }): Promise<Offered> => {
    try {
      const { kinds, features } = (await rest(quizEndpoints).getAbilities({}, { signal })).data
      return { kinds: kinds.map(({ kind }) => kind), features }
    } catch (error) {
      if (isProblem(error) && error.code === 'NOT_OFFERED') return none
      throw error
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
})

const useAbilities = (): Offered => useQuery(abilitiesQuery).data ?? none

/** The kinds of questions that the services store beside those of the specification. None until they are known. */
export const useOfferedKinds = (): readonly string[] => useAbilities().kinds

/**
 * Whether the services are known to offer this part of an arrangement or of a question, to know a learning platform,
 * to send emails about shared quizzes, to take who is signed in for an operator, to forget the students of a session,
 * or to keep rules of its own for its papers.
 */
export const useIsFeatureOffered = (
  feature:
    | ArrangementFeature
    | QuestionFeature
    | 'emails'
    | 'forgetting'
    | 'learning_platforms'
    | 'operator'
    | 'session_rules',
): boolean => useAbilities().features.includes(feature)

/** The same, but undefined until they are known: what is unknown may be stored. */
export const useKnownKinds = (): readonly string[] | undefined => useQuery(abilitiesQuery).data?.kinds

/** The same outside of components. */
export const knownKinds = (): readonly string[] | undefined =>
  queryClient.getQueryData(abilitiesQuery.queryKey)?.kinds

/** Whether the services are known to store kinds of questions. */
export const areKindsOffered = (): boolean => (knownKinds()?.length ?? 0) > 0
