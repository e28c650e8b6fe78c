import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=0-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', 'none'],
  ['bytes=-', 'none'],
  ['bytes=0-1,4-5', 'none'],
  [undefined, 'none'],
])('given the range %j of 1000 bytes, then it is parsed', (header, expected) => {
  expect(readRange(header, 1_000)).toEqual(expected)
})
