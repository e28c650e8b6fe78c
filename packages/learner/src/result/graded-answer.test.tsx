import type { ReviewedQuestion } from '@quizwright/contracts/schemas/attempt-result.ts'
import { speak } from '@quizwright/domain/language/say.ts'
import { screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { render } from '../test-support/render.tsx'
import { GradedAnswer } from './graded-answer.tsx'

afterEach(() => speak())

const question = {
  answer: 'گرم ہوا',
  uploaded_images: [],
  solution: { text: 'Warm air rises.', equation: '', image_url: '' },
  evaluation: 'Repeats the question.',
} as unknown as ReviewedQuestion

test('students read what the offline grader made in their language, and a solution on its own side', () => {
  speak({ language: 'ur', catalogue: { 'Repeats the question.': 'سوال دہراتا ہے۔' } })
  render(<GradedAnswer question={{ ...question, evaluation_reasons: ['Repeats the question.'] }} />)
  expect(screen.getByText('سوال دہراتا ہے۔')).toBeTruthy()
  expect(screen.getByText('Warm air rises.').closest('div')?.getAttribute('dir')).toBe('ltr')
})

test('what an instructor wrote stays as it is, even if the grader says the same elsewhere', () => {
  speak({ language: 'ur', catalogue: { 'Repeats the question.': 'سوال دہراتا ہے۔' } })
  render(<GradedAnswer question={question} />)
  expect(screen.getByText('Repeats the question.')).toBeTruthy()
})
