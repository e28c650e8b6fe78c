import { reportEndpoints } from '@quizwright/contracts/endpoints/report.ts'
import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { OnlyShare, QuizRole } from '../../quiz-actions/quiz-role.ts'
import { toasterStore } from '../../ui/feedback/toaster-store.ts'
import { QuizStats } from './quiz-stats-screen.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const noAttempts = {
  averageScore: null,
  averageScorePercentage: null,
  averageTime: null,
  totalAttempts: 0,
  averageGrade: 'NA',
  repetedBy: 0,
  repetedByPercentage: null,
  failedAttempts: 0,
  failedAttemptsPercentage: null,
  averageScore1stAttempt: null,
  averageScore1stAttemptPercentage: null,
  averageScore2ndAttempt: null,
  averageScore2ndAttemptPercentage: null,
  gradeCounts: {},
  countryStats: [],
}

/** Spies on the calls of the page. */
const calls = {
  getQuizStats: () => vi.spyOn(rest(reportEndpoints), 'getQuizStats'),
  getTopStudents: () => vi.spyOn(rest(reportEndpoints), 'getTopStudents'),
  getCityWiseStats: () => vi.spyOn(rest(reportEndpoints), 'getCityWiseStats'),
  getToughestQuestions: () => vi.spyOn(rest(resultEndpoints), 'getToughestQuestions'),
  getTopicWiseStrength: () => vi.spyOn(rest(resultEndpoints), 'getTopicWiseStrength'),
}
const unanswered = () => new Promise<never>(() => undefined)

const showFigures = (figures: object) => {
  for (const call of ['getTopStudents', 'getToughestQuestions', 'getCityWiseStats'] as const)
    calls[call]().mockImplementation(unanswered)
  const data = { statData: { ...noAttempts, ...figures }, quiz: { passing_percentage: 50 } }
  calls.getQuizStats().mockResolvedValue({ status: 200, data } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <QuizStats address={{ quizId: 'q', sessionId: 's' }} />
    </QueryClientProvider>,
  )
}

test.each([
  [{ waitingAttempts: 11 }, '11 attempts haven’t been marked and don’t count yet.'],
  [{ waitingAttempts: 1 }, '1 attempt hasn’t been marked and doesn’t count yet.'],
  [
    {
      totalAttempts: 2,
      students: 2,
      passedAttempts: 1,
      averageScorePercentage: 50,
      scores: [{ from: 0, to: 100, n: 2 }],
      waitingAttempts: 1,
    },
    '2 attempts by 2 students, 50.0% on average. 1 attempt reached the pass mark of 50%. ' +
      '1 more attempt hasn’t been marked and doesn’t count yet.',
  ],
])(
  'given attempts that lack a mark (%o), then it is said that no figure counts them',
  async (figures, text) => {
    showFigures(figures)
    await screen.findByText(text)
    expect(screen.queryByText(/No one has taken/)).toBeNull()
  },
)

test('given a session that nobody took, then one sentence says what to do and no empty chart is shown', async () => {
  for (const call of [
    'getTopStudents',
    'getToughestQuestions',
    'getTopicWiseStrength',
    'getCityWiseStats',
  ] as const)
    calls[call]().mockImplementation(unanswered)
  const data = { statData: noAttempts, quiz: { passing_percentage: 50 } }
  calls.getQuizStats().mockResolvedValue({ status: 200, data } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <QuizStats address={{ quizId: 'q', sessionId: 's' }} />
    </QueryClientProvider>,
  )
  // While loading, a placeholder is shown where charts may appear.
  expect(screen.getAllByRole('status', { name: 'Loading' }).length).toBeGreaterThan(1)
  await screen.findByText(
    'No one has taken this quiz in this session yet. Share its link, and statistics will appear ' + 'here.',
  )
  expect(screen.getByText('Total attempts')).toBeDefined()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['How did they do?'])
})

test('given figures that cannot be loaded, then their places say so with a retry, and no toast does', async () => {
  for (const call of [
    'getQuizStats',
    'getTopStudents',
    'getToughestQuestions',
    'getTopicWiseStrength',
    'getCityWiseStats',
  ] as const)
    calls[call]().mockRejectedValue(new Problem('CONTRACT'))
  render(
    <QueryClientProvider client={queryClient}>
      <QuizStats address={{ quizId: 'q', sessionId: 's' }} />
    </QueryClientProvider>,
  )
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
  expect(toasterStore.current()).toEqual([])
})

test('a marker who has only a share of the students asks for no ranking of all', async () => {
  const ranking = calls.getTopStudents()
  const shown = (hasOnlyShare: boolean) => (
    <QuizRole value="marker">
      <OnlyShare value={hasOnlyShare}>
        <QueryClientProvider client={queryClient}>
          <QuizStats address={{ quizId: 'q', sessionId: undefined }} />
        </QueryClientProvider>
      </OnlyShare>
    </QuizRole>
  )
  for (const call of ['getTopStudents', 'getToughestQuestions', 'getCityWiseStats'] as const)
    calls[call]().mockImplementation(unanswered)
  const data = { statData: { ...noAttempts, totalAttempts: 3 }, quiz: { passing_percentage: 50 } }
  calls.getQuizStats().mockResolvedValue({ status: 200, data } as never)
  const { rerender } = render(shown(true))
  await screen.findByText('Tag performance')
  expect(ranking).not.toHaveBeenCalled()
  rerender(shown(false))
  await vi.waitFor(() => expect(ranking).toHaveBeenCalled())
})
