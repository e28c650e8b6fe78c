import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import type { GradingAgreement } from '@quizwright/contracts/schemas/descriptive-result.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import { showDetailedFigures } from '../../statistics/detailed-figures.tsx'
import { AgreementTable } from './agreement-table.tsx'

const figures = { exact: 72.727, mean_difference: 0.5, correlation: 0.9, rmse: 1 }

const showAgreement = async (intervals?: GradingAgreement['intervals']) => {
  vi.spyOn(rest(resultEndpoints), 'getGradingAgreement').mockResolvedValue({
    status: 200,
    data: { questions: [{ question_id: 'a', count: 22, ...figures, ...(intervals && { intervals }) }] },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AgreementTable quizId="q" questions={[{ _id: 'a' } as DaqQuestion]} />
    </QueryClientProvider>,
  )
  await screen.findByRole('table')
}

afterEach(cleanup)

test('percentages have one decimal, as in the statistics', async () => {
  await showAgreement({
    exact: [50.82, 87.31],
    mean_difference: [-0.56, 0.13],
    correlation: null,
    weighted_kappa: null,
    rmse: [0.45, 1.24],
  })
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['22', '72.7%50.8–87.3%', '+0.5-0.56 to +0.13', '10.45 to 1.24'])
})

test('correlation and kappa come when they are asked for', async () => {
  onTestFinished(() => showDetailedFigures(false))
  await showAgreement()
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
