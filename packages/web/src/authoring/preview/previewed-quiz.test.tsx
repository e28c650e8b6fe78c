import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeQuiz, goodQuestions } from '../editor/testing/fake-quiz.ts'
import { PreviewedQuiz } from './previewed-quiz.tsx'

const previewed = { quiz: { ...fakeQuiz, passing_percentage: 50 }, questions: goodQuestions(2) }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a quiz can be answered, marked and reviewed as by a student, and nothing is sent', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const user = userEvent.setup()
  render(<PreviewedQuiz previewed={previewed} showsSolutions={false} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Motion')
  expect(screen.getByText('10:00')).toBeTruthy()
  expect(screen.queryByText('Report an issue')).toBeNull()
  await user.click(screen.getAllByRole('radio')[0]!)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { name: /^Question 2/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit quiz' }))
  expect(screen.getByText('PASS')).toBeTruthy()
  expect(screen.getByText('1 of 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Question 1, correct' }))
  expect(screen.getByText('Correct')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

test('with solutions shown, the correct option is marked before an answer is given', () => {
  render(<PreviewedQuiz previewed={previewed} showsSolutions />)
  const marked = document.querySelectorAll('.choice.correct')
  expect([...marked].map((option) => option.textContent)).toEqual(['2'])
})

test('descriptive answers are not marked, and the preview says who marks them', async () => {
  const questions = previewed.questions.map((question) => ({ ...question, options: [] }))
  const user = userEvent.setup()
  render(
    <PreviewedQuiz
      previewed={{ quiz: { ...previewed.quiz, quiz_type: 'daq' }, questions }}
      showsSolutions={false}
    />,
  )
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Because.')
  await user.click(screen.getByRole('button', { name: 'Submit quiz' }))
  expect(screen.getByText(/are marked after a student submits them/)).toBeTruthy()
  expect(screen.queryByText('Fail')).toBeNull()
})

test('beside other kinds, a written answer has no result yet, and costs nothing', async () => {
  const [first, second] = previewed.questions
  const questions = [first!, { ...second!, options: [], interaction: { kind: 'descriptive' as const } }]
  const quiz = { ...previewed.quiz, is_direct_check: true, arrangement: { wrong_costs: 1 } }
  const user = userEvent.setup()
  render(<PreviewedQuiz previewed={{ quiz, questions }} showsSolutions={false} />)
  await user.click(screen.getAllByRole('radio')[0]!)
  expect(screen.getByRole('heading', { name: /costs/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByRole('heading', { name: /costs/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Because.')
  await user.click(screen.getByRole('button', { name: 'Submit quiz' }))
  expect(screen.getByText(/^1 of these 2 answers would now wait for your marks/)).toBeTruthy()
  expect(screen.queryByText('PASS')).toBeNull()
})
