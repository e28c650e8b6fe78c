import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { useQuery } from '@tanstack/react-query'
import { useIsOffered } from '../../api/offered-calls.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'

export const useDaqResult = (resultId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'daq', resultId],
    queryFn: async ({ signal }) =>
      (await rest(resultEndpoints).getDaqResult({ params: { id: resultId } }, { signal })).data.result,
  })

/** The agreement of model and instructor for each question that the instructor marked. */
export const useAgreement = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'agreement', quizId],
    enabled: useIsOffered('getGradingAgreement'),
    queryFn: async ({ signal }) =>
      (await rest(resultEndpoints).getGradingAgreement({ params: { id: quizId } }, { signal })).data
        .questions,
  })
