import { Problem } from '@quizwright/contracts/problem.ts'
import { expect, test } from 'vitest'
import { questionAtFault } from './question-at-fault.ts'

const refusal = (...fields: string[]) => new Problem('RULE', { errors: fields.map((field) => ({ field, messages: ['wrong'] })) })

test('the first question that a refusal names, counted from 1', () => expect(questionAtFault(refusal('name', 'questions.4.options', 'questions.0.question'))).toBe(5))
test('none when it names none', () => expect(questionAtFault(refusal('questions', 'name'))).toBeUndefined())
test('none when it is no refusal', () => expect(questionAtFault(new TypeError('offline'))).toBeUndefined())
