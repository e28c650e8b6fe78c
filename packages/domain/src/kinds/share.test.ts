import { expect, test } from 'vitest'
import { meantPercent, shareOfPercent } from './share.ts'

test.each([
  [33.33, 33.333_33],
  [33.333, 33.333_33],
  [66.67, 66.666_67],
  [-16.666_7, -16.666_67],
  [14.29, 14.285_71],
  [33, 33],
  [12.5, 12.5],
  [37.123_456_7, 37.123_46],
  [0, 0],
])('%d percent are meant as %d', (written, meant) => expect(meantPercent(written)).toBe(meant))

test('a share is from 1 to 100', () => expect([0, 0.3, 130].map(shareOfPercent)).toEqual([1, 1, 100]))
