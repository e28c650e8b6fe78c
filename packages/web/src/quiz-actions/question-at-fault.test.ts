import { Problem } from '@quizwright/contracts/problem.ts'
import { expect, test } from 'vitest'
import { questionAtFault } from './question-at-fault.ts'

const refusal = (...fields: string[]) =>
  new Problem('RULE', { errors: fields.map((field) => ({ field, messages: ['wrong'] })) })

test('mending begins at the first question that a refusal names, counted from 1', () =>
  expect(questionAtFault(refusal('name', 'questions.4.options', 'questions.0.question'))).toEqual({
    questionNo: 5,
  }))
test('at none when it names none', () =>
  expect(questionAtFault(refusal('questions'))).toEqual({ questionNo: undefined }))
test('what failed otherwise is not the fault of the questions', () => {
  expect(questionAtFault(new Problem('UPSTREAM_DOWN'))).toBeUndefined()
  expect(questionAtFault(new TypeError('offline'))).toBeUndefined()
})
