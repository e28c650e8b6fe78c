import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'

test.each([
  ['cvideos/points/', ['POST']],
  ['cvideos/points/v1', ['GET']],
  ['quiz-report/quiz-stats/q/s', ['GET']],
  ['quiz-report/quiz-stats', []],
])('given the path %s, then the allowed methods are %j', (path, methods) => {
  expect(allowedMethods(Object.values(endpoints), path)).toEqual(methods)
})
