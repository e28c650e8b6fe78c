import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryKeys } from '../../api/query-keys.ts'
import { StudentLine } from '../../results/student-line.tsx'
import { PerformanceTrend } from './trend.tsx'

const point = (quiz_name: string, at: number) => ({
  result_id: `r${at}`,
  quiz_name,
  created_at: '2030-03-01 12:00:00',
  classAveragePercentage: 50,
  classAverageScore: 2,
  yourAverageScore: 3,
  yourAveragePercentage: 75,
})

test('given two attempts, the list below the trend names the quiz of each number on the axis', () => {
  const client = new QueryClient()
  client.setQueryData(
    [...queryKeys.results, 'trend', 'bo', 'r2'],
    [point('Sums of two', 1), point('Derivatives', 2)],
  )
  render(
    <QueryClientProvider client={client}>
      <PerformanceTrend studentId="bo" resultId="r2" />
    </QueryClientProvider>,
  )
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names[0]).toMatch(/^1\. Sums of two, /)
  expect(names[1]).toMatch(/^2\. Derivatives, /)
})

test('given a result, its head names the attempt and the session', () => {
  const user = {
    id: 'bo',
    uid: 'bo',
    full_name: 'Bo',
    email: 'bo@example.org',
    phone: '',
    uid_phone: '',
    city: '',
    university: '',
    created_at: '2030-03-01 12:00:00',
  }
  render(
    <StudentLine
      result={{
        quiz: { _id: 'q', name: 'Sums' },
        user,
        attempt_number: 2,
        session_name: 'Monday class',
        created_at: '2030-03-01 12:00:00',
      }}
    />,
  )
  expect(screen.getByText(/Attempt 2/).textContent).toMatch(
    /^Sums · bo@example\.org .*· Attempt 2 in “Monday class” · /,
  )
})
