import type { QuestionStatistics } from '@quizwright/domain/schemas/item-statistics.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuestionsChart } from './questions-chart.tsx'

afterEach(cleanup)

const question = (no: number, efficiency: [number, number] | null, few = false) =>
  ({
    question_id: String(no),
    question_no: no,
    revisions: [
      {
        few,
        facility: { value: 60, interval: [50, 70] },
        discrimination: { value: 20, interval: [0, 40] },
        efficiency: { value: 20, interval: efficiency },
      },
    ],
  }) as unknown as QuestionStatistics
const sound = (no: number) => question(no, [15, 60])
const open = (no: number) => question(no, [-5, 60])

test.each([
  ['every interval is above the limit', [sound(1), sound(2)], 'No problem found in any question.'],
  ['no interval decides', [open(1), question(2, null)], 'No question can be judged yet.'],
  [
    'one interval decides',
    [sound(1), open(2), question(3, [20, 60], true)],
    'No problems found in 1 question. 2 questions need more attempts to be judged.',
  ],
  [
    'a question is doubtful',
    [question(1, [-40, 10]), sound(2)],
    'Needs review (red): question 1. No problems found in 1 question.',
  ],
  [
    'two questions are doubtful',
    [question(1, [-40, 10]), sound(2), question(3, [-40, 10])],
    'Needs review (red): questions 1, 3. No problems found in 1 question.',
  ],
  ['the only question is sound', [sound(1)], 'No problem found.'],
])('given that %s, then the note says only so much of the questions', (_, questions, sentence) => {
  render(<QuestionsChart questions={questions} />)
  expect(screen.getByText(`The higher the bar, the easier the question. ${sentence}`)).toBeTruthy()
})

test('with too few attempts nothing is said of doubtful questions', () => {
  render(<QuestionsChart questions={[question(1, [-40, 10], true)]} />)
  expect(screen.getByText('The higher the bar, the easier the question.')).toBeTruthy()
})

test('given more questions than bars, then the note names no colours and no height', () => {
  const questions = Array.from({ length: 101 }, (__, index) =>
    question(index + 1, index ? [20, 60] : [-9, 9]),
  )
  render(<QuestionsChart questions={questions} />)
  expect(
    screen.getByText(
      'Number of questions at each average score. Needs review: question 1. No problems found in 100 questions.',
    ),
  ).toBeTruthy()
})
