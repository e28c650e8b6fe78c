import { expect, test } from 'vitest'
import { explainShare } from './explain-share.ts'

const share = { tag_name: 'acids', difficulty: 'Easy', asked: 5, found: 5, short: 0 }

test('each outcome is explained in a sentence', () => {
  expect(explainShare({ ...share, fitting: 12 })).toBe('As many as requested, out of 12 that match.')
  expect(explainShare({ ...share, found: 7, fitting: 12 })).toBe(
    '2 more than requested, to make up for other topics.',
  )
  expect(
    explainShare({ ...share, found: 3, short: 2, fitting: 3, otherDifficulties: { Medium: 4, Hard: 1 } }),
  ).toBe('2 short. Only 3 match. 4 more are Medium. 1 more is Hard.')
  expect(explainShare({ ...share, found: 0, short: 5, fitting: 0, otherDifficulties: {} })).toBe(
    '5 short. No Easy questions match.',
  )
  expect(explainShare({ ...share, found: 3, short: 2, fitting: 4 })).toBe(
    '2 short. 4 match, but 1 were used for another topic.',
  )
})

test('given a service that returns only numbers, only numbers are shown', () => {
  expect(explainShare(share)).toBe('As many as requested.')
  expect(explainShare({ ...share, found: 3, short: 2 })).toBe('2 short.')
})
