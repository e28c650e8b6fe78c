import { Problem } from '@quizwright/contracts/problem.ts'
import { expect, test } from 'vitest'
import { faultText, questionAtFault } from './question-at-fault.ts'

const refusal = (...fields: string[]) =>
  new Problem('RULE', { errors: fields.map((field) => ({ field, messages: ['wrong'] })) })

test('returns the first question that a refusal names, counted from 1', () =>
  expect(questionAtFault(refusal('name', 'questions.4.options', 'questions.0.question'))).toEqual({
    questionNo: 5,
    isEmpty: false,
  }))
test('returns no question if the refusal names none', () =>
  expect(questionAtFault(refusal('questions'))).toEqual({
    questionNo: undefined,
    isEmpty: true,
  }))
test('any other failure is not the fault of the questions', () => {
  expect(questionAtFault(new Problem('UPSTREAM_DOWN'))).toBeUndefined()
  expect(questionAtFault(new TypeError('offline'))).toBeUndefined()
})
test('an empty quiz is reported as empty, any other by the errors to resolve', () => {
  expect(faultText(refusal('questions'))).toBe('This quiz has no questions yet.')
  expect(faultText(refusal('questions.0.question'))).toBe('Please resolve the errors first')
  expect(faultText(new Problem('UPSTREAM_DOWN'))).toBeUndefined()
})
