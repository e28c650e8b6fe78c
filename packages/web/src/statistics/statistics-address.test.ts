import { expect, test } from 'vitest'
import { readStatisticsAddress } from './statistics-address.ts'

test('reads the ids of a quiz and a session, and rejects anything else', () => {
  expect(readStatisticsAddress('Q1', null)).toEqual({ quizId: 'Q1', sessionId: undefined })
  expect(readStatisticsAddress('Q1', 'S1')).toEqual({ quizId: 'Q1', sessionId: 'S1' })
  expect(readStatisticsAddress('Q 1', null)).toBeUndefined()
  expect(readStatisticsAddress('Q1', '../S1')).toBeUndefined()
})
