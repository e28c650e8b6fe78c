import type { QuestionStatistics } from '@quizwright/contracts/schemas/item-statistics.ts'
import { expect, test } from 'vitest'
import { orderQuestions } from './order-questions.ts'
import { facilityBars } from './facility-bars.ts'

const figure = (value: number | null) => ({ value, interval: null })
const question = (
  no: number,
  doubtful: boolean,
  discrimination: number | null,
  facility = 50,
): QuestionStatistics => ({
  question_id: `q${no}`,
  question_no: no,
  question: `Question ${no}`,
  doubtful,
  revisions: [
    {
      revision_ids: [`r${no}`],
      is_current: true,
      counted: 40,
      few: false,
      doubtful,
      facility: figure(facility),
      sd: figure(50),
      random_guess: figure(25),
      intended_weight: figure(10),
      effective_weight: figure(10),
      discrimination: figure(discrimination),
      efficiency: figure(30),
      options: [],
    },
  ],
})
const questions = [
  question(1, false, 40),
  question(2, true, 5),
  question(3, false, null),
  question(4, true, -30),
  question(5, false, 20),
]
const numbers = (shown: readonly QuestionStatistics[]) => shown.map(({ question_no }) => question_no)

test('doubtful questions come first, the worst before the others; the rest follow as in the quiz', () => {
  expect(numbers(orderQuestions(questions, 'doubtful first'))).toEqual([4, 2, 1, 3, 5])
  expect(numbers(orderQuestions(questions.toReversed(), 'as in the quiz'))).toEqual([1, 2, 3, 4, 5])
})

test('draws a bar for each question; with very many questions a histogram of their facility', () => {
  expect(facilityBars(questions).bars.map(({ name, tone }) => `${name} ${tone}`)).toEqual([
    '1 accent',
    '2 bad',
    '3 accent',
    '4 bad',
    '5 accent',
  ])
  const many = Array.from({ length: 250 }, (_, at) => question(at + 1, false, 30, at < 50 ? 100 : 42))
  const { bars } = facilityBars(many)
  expect(bars.map(({ value }) => value)).toEqual([0, 0, 0, 0, 200, 0, 0, 0, 0, 50])
})
