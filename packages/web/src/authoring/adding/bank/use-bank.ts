import { questionBankEndpoints } from '@quizwright/contracts/endpoints/question-bank.ts'
import type { BankSearch } from '@quizwright/contracts/schemas/question-bank.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { searchAfterMs, useDebounced } from '../../../ui/form/use-debounced.ts'

const perPage = 20

export type BankFilters = Omit<BankSearch, 'quiz_id' | 'from' | 'count'>

/** The questions of the author's other quizzes that a search finds, as far as they are loaded. */
export const useBank = (quizId: string, { words, ...filters }: BankFilters) => {
  const debouncedWords = useDebounced(words?.trim() ?? '', searchAfterMs)
  const search = { ...filters, ...(debouncedWords !== '' && { words: debouncedWords }) }
  const pages = useInfiniteQuery({
    // A change of any quiz may change the result.
    queryKey: [...queryKeys.quizzes, 'bank', quizId, search],
    queryFn: ({ pageParam, signal }) =>
      rest(questionBankEndpoints).searchQuestionBank(
        { body: { quiz_id: quizId, ...search, from: pageParam, count: perPage } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ data }, _all, from) => (from + perPage < data.total ? from + perPage : undefined),
    placeholderData: keepPreviousData,
  })
  const loaded = pages.data?.pages ?? []
  return {
    ...pages,
    questions: loaded.flatMap(({ data }) => data.questions),
    total: loaded.at(-1)?.data.total ?? 0,
    tags: loaded[0]?.data.tags ?? [],
  }
}
