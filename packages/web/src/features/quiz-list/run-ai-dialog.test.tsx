import { jobEndpoints } from '@quizwright/contracts/endpoints/job.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { SolutionPreview } from '@quizwright/contracts/schemas/solution-run.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import RunAiDialog from './run-ai-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const quiz = {
  quiz_id: 'quiz-1',
  quiz_name: 'Optics',
  is_published: true,
  field: 'solution',
  questions: 5,
  to_write: 2,
  kept: 3,
  left_empty: 0,
} as const
const first = {
  quiz_name: 'Optics',
  question_no: 4,
  question: 'Why does light bend?',
  text_before: null,
  text: 'It slows down.',
  why_none: null,
}
const ofModel: SolutionPreview = { is_offline: false, quizzes: [quiz], why_left: null, first }

const show = (...previews: (SolutionPreview | Problem)[]) => {
  const preview = vi.spyOn(rest(jobEndpoints), 'previewSolutionAi')
  for (const data of previews)
    if (data instanceof Problem) preview.mockRejectedValueOnce(data)
    else preview.mockResolvedValueOnce({ status: 200, data })
  const start = vi.spyOn(rest(jobEndpoints), 'getSolutionAi').mockRejectedValue(new Problem('UPSTREAM_DOWN'))
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RunAiDialog quizIds={['quiz-1']} model="openai_gpt_4o" onClose={onClose} />
    </QueryClientProvider>,
  )
  return { preview, start, onClose }
}
const started = (more = {}) => ({
  body: {
    quizIds: ['quiz-1'],
    modalType: 'openai_gpt_4o',
    open_ai_params: { temperature: 1, top_p: 1 },
    ...more,
  },
})

test('says what is written where and by which model before anything is written', async () => {
  const { start, onClose } = show(ofModel)
  expect(await screen.findByText('2 of 5 questions get a solution, 3 keep their own.')).toBeDefined()
  expect(screen.getByText('Published: students see the solutions immediately')).toBeDefined()
  expect(screen.getByText(/^The AI model openai_gpt_4o writes solutions\./)).toBeDefined()
  expect(screen.getByText('It slows down.')).toBeDefined()
  expect(start).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Write 2 solutions' }))
  expect(start).toHaveBeenCalledExactlyOnceWith(started())
  expect(onClose).toHaveBeenCalledOnce()
})

test('Cancel writes nothing', async () => {
  const { start, onClose } = show(ofModel)
  await screen.findByText('It slows down.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([start.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
})

test('replaces existing solutions only on request, and shows the first beside the new one', async () => {
  const all = { ...quiz, to_write: 5, kept: 0 }
  const { preview, start } = show(ofModel, {
    ...ofModel,
    quizzes: [all],
    first: { ...first, text_before: 'Mine.' },
  })
  await screen.findByText('It slows down.')
  await userEvent.click(screen.getByRole('radio', { name: /^All/ }))
  expect(await screen.findByText('Mine.')).toBeDefined()
  expect(preview.mock.calls.map(([asked]) => asked.body.replace)).toEqual([false, true])
  await userEvent.click(screen.getByRole('button', { name: 'Write 5 solutions' }))
  expect(start).toHaveBeenCalledExactlyOnceWith(started({ replace: true }))
})

test('offline, where nothing can be written, says why and offers no button', async () => {
  show({
    is_offline: true,
    quizzes: [{ ...quiz, to_write: 0, kept: 4, left_empty: 1 }],
    why_left: 'without an AI model there is none',
    first: null,
  })
  expect(
    await screen.findByText(/^1 question stays without a solution: without an AI model there is none\.$/),
  ).toBeDefined()
  expect(screen.getByText(/^No AI model is connected\./)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Write solutions' })).toHaveProperty('disabled', true)
})

test('a failed preview can be requested again, and nothing is written without one', async () => {
  show(new Problem('UPSTREAM_DOWN'), ofModel)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Write 2 solutions' })).toBeDefined()
})
