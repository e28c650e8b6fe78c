import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import { StatisticsHeader } from './statistics-header.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const quiz = {
  _id: 'q1',
  quiz_type: 'full',
  instructor_id: 'me',
  module_id: null,
  chapter_id: null,
  reports_count: 7,
} as const
const sessions = [
  { _id: 's2', name: 'Autumn' },
  { _id: 's1', name: 'Spring' },
] as Session[]

const show = async (view: 'overall' | 'questions', sessionId?: string) => {
  vi.spyOn(rest(sessionEndpoints), 'getSessionsByQuiz').mockResolvedValue({ status: 200, data: { sessions } })
  queryClient.setQueryData(['public-config'], { issueReportingUrl: 'https://issues.example/list' })
  const [onChooseSession, onToggleSummary] = [vi.fn(), vi.fn()]
  render(
    <QueryClientProvider client={queryClient}>
      <StatisticsHeader
        quiz={quiz as never}
        address={{ quizId: 'q1', sessionId }}
        view={view}
        onChooseSession={onChooseSession}
        makeTable={() => Promise.resolve(undefined)}
        showsSummary={false}
        onToggleSummary={onToggleSummary}
      />
    </QueryClientProvider>,
  )
  await screen.findByRole('option', { name: 'Spring' })
  return { onChooseSession, onToggleSummary }
}
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the reports that were received are counted, and lead to the issue page in a new tab', async () => {
  await show('overall')
  const link = screen.getByRole('link', { name: new RegExp(`^${labels.reportsReceived(7)}`) })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://issues.example/list?quizId=q1',
    '_blank',
  ])
})

test('each view leads to the other one, and keeps the session', async () => {
  await show('overall', 's1')
  expect(addressOf(labels.questionStats)).toBe('/quiz/question-vise-stats/q1?sessionId=s1')
  cleanup()
  await show('questions', 's1')
  expect(addressOf(labels.overallStats)).toBe('/quiz/quiz-stats/q1/s1')
})

test('all time or a session is chosen, and the menu shows the summary', async () => {
  const { onChooseSession, onToggleSummary } = await show('overall', 's1')
  const choice = screen.getByRole('combobox', { name: 'Session' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    labels.allTime,
    'Autumn',
    'Spring',
  ])
  await userEvent.selectOptions(choice, labels.allTime)
  await userEvent.selectOptions(choice, 'Autumn')
  expect(onChooseSession.mock.calls).toEqual([[undefined], ['s2']])
  await userEvent.click(screen.getByRole('button', { name: 'Show the quiz summary' }))
  expect(onToggleSummary).toHaveBeenCalledOnce()
})
