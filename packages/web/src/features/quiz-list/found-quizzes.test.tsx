import responses from '@quizwright/contracts/recorded-responses.json' with { type: 'json' }
import { markingOverviewEndpoints } from '@quizwright/contracts/endpoints/marking-overview.ts'
import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { clearCredentials, storeCredentials } from '../../auth/credentials.ts'
import { FoundQuizzes } from './found-quizzes.tsx'
import type { RowCommands } from './row-commands.ts'
import { useQuizPages } from './use-quiz-pages.ts'

let scrollToEnd = () => {}
beforeEach(() => {
  const user = { userId: 'u', name: 'Ada', email: 'ada@example.com', token: 't' }
  storeCredentials({ uid: 'u', token: 't', user } as Parameters<typeof storeCredentials>[0])
  vi.spyOn(rest(markingOverviewEndpoints), 'getMarkingOverview').mockReturnValue(new Promise(() => {}))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        scrollToEnd = () => act(() => listener([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  clearCredentials()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { quiz } = responses.getQuizData.data
const page = (number: number) => ({
  status: 200,
  data: {
    quizzes: [{ ...quiz, _id: `q${number}`, attempts: 0 }],
    total: 2,
    page: number,
    perPage: 1,
    hasNextPage: number < 2,
  },
})
const nothing = () => undefined
const selection = { ids: new Set(), select: nothing }

const List = () => {
  const pages = useQuizPages(defaultListState)
  const browsing = { state: defaultListState, counts: undefined, pages, selection, change: nothing }
  return (
    <FoundQuizzes
      browsing={browsing as never}
      commands={{} as RowCommands}
      onReset={nothing}
      onCreate={nothing}
    />
  )
}

/** Shows the list. Each call of a page is answered by `answer`. */
const show = async (answer: (page: number) => unknown) => {
  const asked: number[] = []
  vi.spyOn(rest(quizListEndpoints), 'getFilteredQuizzes').mockImplementation((async (parts: {
    body: { pagination: { page: number } }
  }) => {
    asked.push(parts.body.pagination.page)
    return answer(parts.body.pagination.page)
  }) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  )
  await screen.findByRole('link', { name: quiz.name })
  return asked
}

test('the next page is requested near the end of the list, and none after the last one', async () => {
  const asked = await show(page)
  scrollToEnd()
  await screen.findByText('2 quizzes')
  scrollToEnd()
  expect(asked).toEqual([1, 2])
})

test('a page that failed is requested again only when somebody asks for it', async () => {
  let fails = true
  const asked = await show((number) => {
    if (number > 1 && fails) throw new Error('no answer')
    return page(number)
  })
  scrollToEnd()
  const again = await screen.findByRole('button', { name: 'Try again' })
  const before = asked.length
  scrollToEnd()
  expect(asked).toHaveLength(before)
  fails = false
  await userEvent.click(again)
  await screen.findByText('2 quizzes')
})
