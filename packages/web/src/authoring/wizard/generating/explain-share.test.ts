import { expect, test } from 'vitest'
import { explainShare } from './explain-share.ts'

const share = { tag_name: 'acids', difficulty: 'Easy', asked: 5, found: 5, short: 0 }

test('each outcome is explained in a sentence', () => {
  expect(explainShare({ ...share, fitting: 12 })).toBe('As many as asked, out of 12 that fit.')
  expect(explainShare({ ...share, found: 7, fitting: 12 })).toBe(
    '2 more than asked, for topics that were short.',
  )
  expect(
    explainShare({ ...share, found: 3, short: 2, fitting: 3, otherDifficulties: { Medium: 4, Hard: 1 } }),
  ).toBe('2 short. No more than 3 fit. 4 more are Medium. 1 more is Hard.')
  expect(explainShare({ ...share, found: 0, short: 5, fitting: 0, otherDifficulties: {} })).toBe(
    '5 short. None that is Easy fits.',
  )
  expect(explainShare({ ...share, found: 3, short: 2, fitting: 4 })).toBe(
    '2 short. 4 fit, and 1 of them came for another topic.',
  )
})

test('given a service that returns only numbers, only numbers are shown', () => {
  expect(explainShare(share)).toBe('As many as asked.')
  expect(explainShare({ ...share, found: 3, short: 2 })).toBe('2 short.')
})
