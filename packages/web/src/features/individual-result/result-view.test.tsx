import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import type { ClassResult } from '@quizwright/contracts/schemas/class-result.ts'
import type { Result } from '@quizwright/contracts/schemas/result.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { ResultView } from './result-view.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const video = { id: 'v1', name: 'Fractions', index_url: 'algebra', module_no: 3 }
const question = (
  question_id: string,
  state: { result: boolean; skipped: boolean },
  related_video?: object,
) => ({
  question_id,
  ...state,
  tags: [],
  time_spent: 30,
  ...(related_video && { related_video }),
})
const result = {
  _id: 'r1',
  user_id: 'bo',
  session_id: 's1',
  quiz: { _id: 'q1', name: 'Sums', passing_percentage: 50 },
  obtained_marks: 2,
  total_marks: 4,
  correct_percentage: 50,
  correct_count: 1,
  incorrect_count: 1,
  skipped_count: 1,
  time_spent: 90,
  result: false,
  questions: [
    question('a', { result: true, skipped: false }, { ...video, id: 'v2', name: 'Of a right answer' }),
    question('b', { result: false, skipped: false }, video),
    question('c', { result: false, skipped: true }, video),
  ],
} as unknown as Result
const classResult: ClassResult = {
  average: { correct: 1.5, incorrect: 1, skipped: 0.5, averageTime: 20, totalTime: 60, percentage: 45.5 },
  best: { correct: 3, incorrect: 0, skipped: 0, averageTime: 10, totalTime: 30, percentage: 100 },
  attempts: 12,
}

const show = (changes: Partial<Result> = {}) => {
  const data = { classAverageStats: [], resultStats: [] }
  vi.spyOn(rest(resultEndpoints), 'getPerformanceTrend').mockResolvedValue({
    status: 200,
    data: { statsData: [] },
  })
  vi.spyOn(rest(resultEndpoints), 'getTopicWiseStrength').mockResolvedValue({ status: 200, data })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(
    <QueryClientProvider client={queryClient}>
      <ResultView result={{ ...result, ...changes }} classResult={classResult} />
    </QueryClientProvider>,
  )
}

test.each([
  [100, 'A+'],
  [90, 'A+'],
  [89.9, 'A'],
  [79.9, 'B'],
  [69.9, 'C'],
  [59.9, 'D'],
  [49.9, 'E'],
  [39.9, 'F'],
])('the page computes the grade and the verdict of %d percent', (correct_percentage, grade) => {
  // The services' own verdict is not shown.
  show({ correct_percentage, result: correct_percentage < 50 })
  expect(screen.getByText('Grade').nextElementSibling?.textContent).toBe(grade)
  expect(screen.getByText('Score').nextElementSibling?.textContent).toBe(`${correct_percentage}%`)
  expect(screen.getByText(correct_percentage >= 50 ? labels.passed : labels.failed)).toBeDefined()
})

test('given a score just below the pass mark, then card and bar say it as exactly as the verdict needs', () => {
  show({ correct_percentage: 49.996, result: false })
  expect(screen.getAllByText('49.996%').length).toBeGreaterThanOrEqual(2)
})

test('a result exactly at the passing percentage passes', () => {
  show()
  expect(screen.getByText(labels.passed)).toBeDefined()
})

test('the student is compared with the class average and the best performer, in bars and figures', () => {
  show()
  const bars = within(screen.getByRole('list', { name: 'Scores compared' })).getAllByRole('listitem')
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    'Student50%',
    'Class average45.5%',
    'Best performer100%',
  ])
  const rows = within(screen.getByRole('table', { name: 'Figures compared' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FigureStudentClass averageBest performer',
    'Correct11.53',
    'Incorrect110',
    'Skipped10.50',
    'Average time per question30s20s10s',
    'Total time1m 30s1m 0s30s',
  ])
})

test('each question has a numbered circle of its state, and the review is shown and hidden', async () => {
  show()
  const circles = screen.getAllByRole('button', { name: /^Question \d/ })
  expect(circles.map((circle) => [circle.getAttribute('aria-label'), circle.dataset['state']])).toEqual([
    ['Question 1: Correct', 'correct'],
    ['Question 2: Incorrect', 'incorrect'],
    ['Question 3: Skipped', 'skipped'],
  ])
  const toggle = screen.getByRole('button', { name: labels.reviewQuestions })
  expect(screen.queryByRole('heading', { name: 'Question 2' })).toBeNull()
  await userEvent.click(toggle)
  expect(screen.getByRole('heading', { name: 'Question 2' })).toBeDefined()
  await userEvent.click(toggle)
  expect(screen.queryByRole('heading', { name: 'Question 2' })).toBeNull()
})

test('videos of questions that went wrong are suggested once, with the path of their page', () => {
  show()
  expect(screen.getByRole('heading', { name: labels.suggestedVideos })).toBeDefined()
  const plays = screen.getAllByRole('link', { name: new RegExp(`^${labels.play}`) })
  expect(plays.map((play) => [play.getAttribute('aria-label'), play.getAttribute('href')])).toEqual([
    ['Play Fractions', '/course/algebra/3/v1'],
  ])
})

test('the mark of each question that counts is shown in the review and can be corrected for this student', async () => {
  const [right, wrong, left] = result.questions
  const asked = { ...blankQuestion('x', 'full'), question: 'How much?', total_marks: 4 }
  const questions = [
    { ...right!, obtained_marks: 4, question: asked },
    { ...wrong!, obtained_marks: 0, question: asked, counts: false },
    left!,
  ] as unknown as Result['questions']
  show({ questions })
  await userEvent.click(screen.getByRole('button', { name: labels.reviewQuestions }))
  expect(screen.getByText(/4 of 4 marks/)).toBeDefined()
  const buttons = screen.getAllByRole('button', { name: /^Change this student/ })
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Change this student’s mark for question 1',
  ])
})

test('a result that waits for marks says for how many, and its answers are marked where they are read', async () => {
  const waiting = {
    _id: 'd',
    time_spent: 30,
    total_marks: 2,
    obtained_marks: 1,
    ai_result: { marks_obtained: 1, evaluation_result: 'Names half of it.' },
    instructor_updated_evaluation: null,
    instructor_marks: null,
    confirmation: null,
    uploaded_images: [],
    answer: 'Because it is so.',
    question: 'Why?',
  }
  const asked = { ...blankQuestion('d', 'full'), question: 'Why?', options: [], weightage: 2, total_marks: 2 }
  const written = {
    ...question('d', { result: false, skipped: false }),
    obtained_marks: 1,
    answer: waiting.answer,
    descriptive: waiting,
    question: {
      ...asked,
      origin_id: 'd',
      quiz_id: 'q1',
      question_no: 4,
      interaction: { kind: 'descriptive' },
    },
  } as unknown as Result['questions'][number]
  show({
    being_graded: true,
    obtained_marks: null,
    to_mark: 1,
    question_count: 4,
    is_delivered: false,
    questions: [...result.questions, written],
  })
  expect(screen.getByText(/^Waiting for the marks of 1 of 4 answers/)).toBeTruthy()
  expect(screen.queryByText('Pass or fail')).toBeNull()
  expect(screen.queryByRole('list', { name: 'Scores compared' })).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Question 4: To mark' }))
  expect(screen.getByText('Because it is so.')).toBeTruthy()
  expect(screen.getByText('Suggested: 1 of 2 marks')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mark the answer to question 4' }))
  expect(await screen.findByRole('textbox', { name: 'Instructor response' })).toBeTruthy()
})
