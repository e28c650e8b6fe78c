import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { expect, test } from 'vitest'
import { render } from '../test-support/render.tsx'
import { QuizRules } from './quiz-rules.tsx'

const rulesOf = (quiz: Partial<Announcement>): string => {
  render(
    <QuizRules
      quiz={
        {
          quiz_type: 'full',
          result_delay_in_hours: 0,
          is_direct_check: false,
          start_time: '2030-01-01 10:00:00',
          end_time: '2030-01-02 10:00:00',
          ...quiz,
        } as Announcement
      }
    />,
  )
  return document.body.textContent ?? ''
}

test('a descriptive quiz promises no result before a person has marked it', () => {
  const text = rulesOf({ quiz_type: 'daq' })
  expect(text).not.toContain('as soon as you submit')
  expect(text).toContain('Your result then appears at this link.')
})

test('a descriptive quiz with a delay promises it neither before the marks nor before the delay', () => {
  expect(rulesOf({ quiz_type: 'daq', result_delay_in_hours: 2 })).toContain(
    'at this link, 2 hours after you submit at the earliest.',
  )
})

test('a student may go on only as long as there is time', () => {
  expect(rulesOf({})).toContain('you can pick up where you left off, as long as there’s time left')
})

test('a student knows before the beginning what a wrong answer costs, and that orders differ', () => {
  const text = rulesOf({ arrangement: { wrong_costs: 0.25, shuffle_options: true } })
  expect(text).toContain('A wrong answer costs a quarter of the marks of its question.')
  expect(text).toContain('your total never drops below 0')
  expect(text).toContain('in a different order')
})

test('a student is told of no rule that the quiz does not have', () => {
  expect(rulesOf({})).not.toMatch(/costs|in another order|come after the other/)
})

test('a student knows before the beginning that there is no way back', () => {
  expect(rulesOf({ arrangement: { one_way: true } })).toContain('You can’t go back')
})

test('a quiz with some descriptive questions promises no result at once, and tells of them', () => {
  const text = rulesOf({ some_in_words: true })
  expect(text).toContain('Some questions ask for an answer in your own words.')
  expect(text).toContain('Your instructor marks your answers. Your result then appears at this link.')
  expect(text).not.toContain('as soon as you submit')
})
