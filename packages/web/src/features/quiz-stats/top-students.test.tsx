import { reportEndpoints } from '@quizwright/contracts/endpoints/report.ts'
import type { TopStudent } from '@quizwright/contracts/schemas/stats.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { TopStudents } from './top-students.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const student = (
  full_name: string,
  obtained_marks: number,
  changes: Partial<TopStudent> = {},
): TopStudent => ({
  obtained_marks,
  time_spent: 65,
  correct_percentage: 25 * obtained_marks,
  user: { full_name },
  result_id: full_name,
  ...changes,
})

const show = async (quiz: TopStudent[], sessionId?: string) => {
  const read = vi
    .spyOn(rest(reportEndpoints), 'getTopStudents')
    .mockResolvedValue({ status: 200, data: { quiz } })
  render(
    <QueryClientProvider client={queryClient}>
      <TopStudents address={{ quizId: 'q1', sessionId }} />
    </QueryClientProvider>,
  )
  await screen.findByRole('rowheader', { name: quiz[0]!.user.full_name })
  return read
}
const rows = () => screen.getAllByRole('row').slice(1)
const medals = () => rows().map((row) => within(row).queryByRole('img')?.getAttribute('aria-label') ?? null)

test('a student has a name, an image, marks, a percentage and a time, and the top three a medal', async () => {
  await show([
    student('Ada Lim', 4, { image: '/files/ada' }),
    student('Bo Li', 3),
    student('Cy Ray', 2),
    student('Di Fox', 1),
  ])
  expect(rows().map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '1Ada Lim4100.0%1m 5s',
    '2BLBo Li375.0%1m 5s',
    '3CRCy Ray250.0%1m 5s',
    '4DFDi Fox125.0%1m 5s',
  ])
  expect(rows()[0]!.querySelector('img')?.getAttribute('src')).toBe('/files/ada')
  expect(medals()).toEqual(['Gold medal', 'Silver medal', 'Bronze medal', null])
})

test('students with equal marks share a place and its medal', async () => {
  await show([
    student('Ada', 4, { place: 1 }),
    student('Bo', 4, { place: 1 }),
    student('Cy', 3, { place: 3 }),
  ])
  expect(medals()).toEqual(['Gold medal', 'Gold medal', 'Bronze medal'])
})

test('first attempts are ranked, and at a press the latest ones', async () => {
  const read = await show([student('Ada', 4)])
  await userEvent.click(screen.getByRole('button', { name: 'Latest attempt' }))
  expect(read.mock.calls.map(([call]) => call)).toEqual([
    { params: { id: 'q1' }, query: { attempt: 'first' } },
    { params: { id: 'q1' }, query: { attempt: 'latest' } },
  ])
})

test('a session has a leaderboard of all its students', async () => {
  const read = await show([student('Ada', 4)], 's1')
  expect(screen.getByRole('heading', { name: 'Leaderboard' })).toBeDefined()
  expect(read.mock.calls[0]![0]).toMatchObject({ params: { id: 's1' }, query: { attempt: 'first', from: 0 } })
})
