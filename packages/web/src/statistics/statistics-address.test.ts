import { expect, test } from 'vitest'
import { readStatisticsAddress } from './statistics-address.ts'

test('an address names a quiz and may name a session; what is no id names nothing', () => {
  expect(readStatisticsAddress('Q1', null)).toEqual({ quizId: 'Q1', sessionId: undefined })
  expect(readStatisticsAddress('Q1', 'S1')).toEqual({ quizId: 'Q1', sessionId: 'S1' })
  expect(readStatisticsAddress('Q 1', null)).toBeUndefined()
  expect(readStatisticsAddress('Q1', '../S1')).toBeUndefined()
})
