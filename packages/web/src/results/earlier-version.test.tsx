import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import { EarlierVersion } from './earlier-version.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const show = (quizId: string | undefined) => {
  const versions = [3, 2, 1].map((version) => ({ _id: `v${version}`, version }))
  const asked = vi
    .spyOn(rest(quizEndpoints), 'getVersions')
    .mockResolvedValue({ status: 200, data: { versions } } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <EarlierVersion quizId={quizId} waiting={<p>waiting</p>}>
        <p>content</p>
      </EarlierVersion>
    </QueryClientProvider>,
  )
  return asked
}

test('given a version without attempts, then results and statistics of the version before are linked', async () => {
  show('v3')
  expect(await screen.findByText(/^This is version 3\. Attempts at version 2 aren’t counted/)).toBeDefined()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(screen.getByText('content')).toBeDefined()
  expect(links).toEqual([
    ['Results of version 2', '/quiz/quiz-results?quizId=v2'],
    ['Statistics of version 2', '/quiz/quiz-stats/v2'],
  ])
})

test('given the first version, then no link is shown', async () => {
  const asked = show('v1')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByText('content')).toBeDefined()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('while the versions are unknown, the content waits, so that the note does not push it down', () => {
  show('v3')
  expect(screen.getByText('waiting')).toBeDefined()
  expect(screen.queryByText('content')).toBeNull()
})

test('given a quiz with attempts, then the content is shown at once and no versions are requested', () => {
  const asked = show(undefined)
  expect(screen.getByText('content')).toBeDefined()
  expect(asked).not.toHaveBeenCalled()
})
