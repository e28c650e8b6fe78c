import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { ReportItem } from '@quizwright/domain/schemas/report.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import ReportsDialog from './reports-dialog.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const show = async (reports: ReportItem[]) => {
  vi.spyOn(rest(quizEndpoints), 'getQuizForInstructor').mockResolvedValue({
    status: 200,
    data: { quiz: { reports } },
  } as never)
  const quiz = {
    _id: 'q1',
    quiz_type: 'full',
    instructor_id: 'me',
    module_id: null,
    chapter_id: null,
  } as const
  render(
    <QueryClientProvider client={queryClient}>
      <ReportsDialog quiz={quiz} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog', { name: labels.reportedErrors })
}
const buttonToEditor = () => screen.queryByRole('link', { name: labels.editQuestions })

test('each report has its description, its count and its questions, and the first of these can be edited', async () => {
  await show([
    { desc: 'question is unclear', totalCount: 4, questions: [7, 12] },
    { desc: 'other: A word is missing.', totalCount: 1, questions: [3] },
  ])
  await screen.findByRole('table')
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DescriptionTotalQuestions',
    'question is unclear47, 12',
    'other: A word is missing.13',
  ])
  expect(buttonToEditor()?.getAttribute('href')).toBe(
    '/quiz/edit-quiz-questions?quizId=q1&quizType=full&instructorId=me&ai=false&question_no=3',
  )
})

test('given no flagged question, then nothing leads to the editor', async () => {
  await show([{ desc: 'other: A question that is gone.', totalCount: 2, questions: [] }])
  await screen.findByRole('table')
  expect(buttonToEditor()).toBeNull()
  cleanup()
  queryClient.clear()
  await show([])
  expect(await screen.findByText('No issues reported')).toBeDefined()
  expect(buttonToEditor()).toBeNull()
})
