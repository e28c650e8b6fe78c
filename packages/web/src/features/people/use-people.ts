import { peopleEndpoints } from '@quizwright/contracts/endpoints/people.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

/** The first people of the list, or of those who match. */
export const usePeople = ({ search, count }: { search: string; count: number }) =>
  useQuery({
    queryKey: [...queryKeys.people, search, count],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await rest(peopleEndpoints).getPeople({ query: { search, count } }, { signal })).data,
  })

/** Changes somebody, and reads the list again. */
export const useChangePeople = <T>({ onDone }: { onDone?: (result: T) => void } = {}) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: () => Promise<T>) => change(),
    onSuccess: async (result) => {
      await queries.invalidateQueries({ queryKey: queryKeys.people })
      onDone?.(result)
    },
    onError: (error) => toast.error(say('Nothing was changed'), problemText(error)),
  })
}
