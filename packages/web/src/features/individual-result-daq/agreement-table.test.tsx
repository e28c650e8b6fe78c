import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import { showDetailedFigures } from '../../statistics/detailed-figures.tsx'
import { AgreementTable } from './agreement-table.tsx'

test('correlation and kappa come when they are asked for', async () => {
  onTestFinished(() => showDetailedFigures(false))
  vi.spyOn(rest(resultEndpoints), 'getGradingAgreement').mockResolvedValue({
    status: 200,
    data: {
      questions: [{ question_id: 'a', count: 9, exact: 60, mean_difference: 0.5, correlation: 0.9, rmse: 1 }],
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AgreementTable quizId="q" questions={[{ _id: 'a' } as DaqQuestion]} />
    </QueryClientProvider>,
  )
  await screen.findByRole('table')
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const plain = [
    'Question',
    'Answers compared',
    'Same mark',
    'Average difference (marks)',
    'Typical difference (marks)',
  ]
  expect(heads()).toEqual(plain)
  await userEvent.click(screen.getByRole('button', { name: 'Show all figures' }))
  expect(heads()).toHaveLength(plain.length + 2)
})
