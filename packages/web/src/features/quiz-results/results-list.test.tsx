import { Problem } from '@quizwright/contracts/problem.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Listed } from './results-address.ts'
import { ResultsList } from './results-list.tsx'
import type { useResultPages } from './use-result-pages.ts'

afterEach(cleanup)

type Pages = ReturnType<typeof useResultPages>
const show = (listed: Listed, pages: Partial<Pages>) => {
  const onReset = vi.fn()
  render(
    <ResultsList
      listed={listed}
      quizId="q1"
      pages={{ results: [], isFetching: false, ...pages } as unknown as Pages}
      onReset={onReset}
    />,
  )
  return onReset
}
const scope = { quizId: 'q1' }
const search = { key: 'userName', keyword: 'Bo' } as const
const failed = () => {
  const refetch = vi.fn()
  return { isError: true, data: undefined, error: new Problem('UPSTREAM_DOWN'), refetch } as never
}

test('results that cannot be loaded are reported as not found, and can be loaded again', async () => {
  const pages: { refetch: () => void } = failed()
  show({ scope }, pages as never)
  expect(screen.getByText(toasts.resultsNotFound)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(pages.refetch).toHaveBeenCalledOnce()
})

test('a search that fails, or finds nobody, is reported as not found', async () => {
  show({ scope, search }, failed())
  expect(screen.getByText(toasts.searchNotFound)).toBeDefined()
  cleanup()
  const onReset = show({ scope, search }, { isError: false, data: { pages: [] } } as never)
  expect(screen.getByText(toasts.searchNotFound)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show all results' }))
  expect(onReset).toHaveBeenCalledOnce()
})
