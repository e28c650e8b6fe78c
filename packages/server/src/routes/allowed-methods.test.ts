import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'

test.each([
  ['cvideos/points/', ['POST']],
  ['cvideos/points/v1', ['GET']],
  ['quiz-report/quiz-stats/q/s', ['GET']],
  ['quiz-report/quiz-stats', []],
])('the rows allow %s the methods %j', (path, methods) => {
  expect(allowedMethods(Object.values(endpoints), path)).toEqual(methods)
})
