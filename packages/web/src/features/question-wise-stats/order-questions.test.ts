import type { QuestionStatistics } from '@quizwright/domain/schemas/item-statistics.ts'
import { expect, test } from 'vitest'
import { orderQuestions } from './order-questions.ts'
import { facilityBars } from './facility-bars.ts'

const figure = (value: number | null) => ({ value, interval: null })
const efficiencies: Record<string, [number, number]> = {
  doubtful: [-20, 10],
  'worth a look': [-20, 20],
  open: [5, 60],
}
const question = (
  no: number,
  verdict: 'doubtful' | 'worth a look' | 'open',
  discrimination: number | null,
  facility = 50,
): QuestionStatistics => ({
  question_id: `q${no}`,
  question_no: no,
  question: `Question ${no}`,
  doubtful: verdict === 'doubtful',
  revisions: [
    {
      revision_ids: [`r${no}`],
      is_current: true,
      counted: 40,
      few: false,
      doubtful: verdict === 'doubtful',
      facility: figure(facility),
      sd: figure(50),
      random_guess: figure(25),
      intended_weight: figure(10),
      effective_weight: figure(10),
      discrimination: figure(discrimination),
      efficiency: { value: 5, interval: efficiencies[verdict]! },
      options: [],
    },
  ],
})
const questions = [
  question(1, 'open', 40),
  question(2, 'doubtful', 5),
  question(3, 'open', null),
  question(4, 'doubtful', -30),
  question(5, 'worth a look', 20),
]
const numbers = (shown: readonly QuestionStatistics[]) => shown.map(({ question_no }) => question_no)

test('doubtful questions come first, then those worth a look; others stay in the order of the quiz', () => {
  expect(numbers(orderQuestions(questions, 'doubtful first'))).toEqual([4, 2, 5, 1, 3])
  expect(numbers(orderQuestions(questions.toReversed(), 'as in the quiz'))).toEqual([1, 2, 3, 4, 5])
})

test('shows a bar for each question, or a histogram of facility for very many questions', () => {
  expect(facilityBars(questions).bars.map(({ name, tone }) => `${name} ${tone}`)).toEqual([
    '1 accent',
    '2 bad',
    '3 accent',
    '4 bad',
    '5 warning',
  ])
  const many = Array.from({ length: 250 }, (_, index) =>
    question(index + 1, 'open', 30, index < 50 ? 100 : 42),
  )
  const { bars } = facilityBars(many)
  expect(bars.map(({ value }) => value)).toEqual([0, 0, 0, 0, 200, 0, 0, 0, 0, 50])
})
