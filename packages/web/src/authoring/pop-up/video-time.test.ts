import { describe, expect, test } from 'vitest'
import { toPercentage, readTime, showTime, withinVideo } from './video-time.ts'

describe('a typed time', () => {
  test.each([
    ['1:23', 83],
    ['01:23', 83],
    ['83', 83],
    ['0:07,5', 7.5],
    ['1:02:03', 3723],
    [' 00:00 ', 0],
    ['90', 90],
    ['12:30.25', 750.25],
  ])('%j is %d seconds', (typed, seconds) => {
    expect(readTime(typed)).toBe(seconds)
  })
  test.each(['', 'abc', '1:60', '1:2:3:4', '-1', '1:', ':30', '1:75:00', '1e3', '1.5:00'])(
    '%j is not a time',
    (typed) => {
      expect(readTime(typed)).toBeUndefined()
    },
  )
})

test.each([
  [0, '00:00'],
  [83, '01:23'],
  [7.5, '00:07.5'],
  [3723, '1:02:03'],
  [59.96, '01:00'],
])('%d seconds are shown as %j', (seconds, shown) => {
  expect(showTime(seconds)).toBe(shown)
})

test('a shown time is read back unchanged, to a tenth of a second', () => {
  for (let tenths = 0; tenths < 80_000; tenths += 37)
    expect(readTime(showTime(tenths / 10))).toBe(tenths / 10)
})

test('a point is limited to the duration of its video', () => {
  expect([withinVideo(-3, 60), withinVideo(61, 60), withinVideo(12.34, 60)]).toEqual([0, 60, 12.3])
  expect([toPercentage(15, 60), toPercentage(20, 60), toPercentage(5, 0)]).toEqual([25, 33.33, 0])
})
