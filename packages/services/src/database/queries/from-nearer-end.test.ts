import { expect, test } from 'vitest'
import { fromNearerEnd } from './from-nearer-end.ts'

test.each([
  [{ offset: 0, limit: 3 }, 4, { isFromEnd: false, offset: 0, limit: 3 }],
  [{ offset: 3, limit: 3 }, 4, { isFromEnd: true, offset: 0, limit: 1 }],
  [{ offset: 4, limit: 2 }, 10, { isFromEnd: false, offset: 4, limit: 2 }],
  [{ offset: 6, limit: 2 }, 9, { isFromEnd: true, offset: 1, limit: 2 }],
  [{ offset: 6, limit: 3 }, 4, { isFromEnd: true, offset: 0, limit: 0 }],
  [{ offset: 0, limit: 3 }, 0, { isFromEnd: false, offset: 0, limit: 0 }],
])('given the page %j of %i rows, then the rows read are %j', (page, total, rows) => {
  expect(fromNearerEnd(page, total)).toEqual(rows)
})
