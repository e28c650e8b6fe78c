import { expect, test } from 'vitest'
import { facilityBars } from './facility-bars.ts'

const question = (no: number, facility: number) =>
  ({
    question_no: no,
    revisions: [
      {
        few: false,
        facility: { value: facility, interval: null },
        efficiency: { value: null, interval: null },
      },
    ],
  }) as never

test('given hard questions, then the axis ends at 100 % all the same: no hard question looks easy', () => {
  expect(facilityBars([question(1, 50), question(2, 20)])).toMatchObject({
    bars: [{ value: 50 }, { value: 20 }],
    greatest: 100,
  })
})

test('given more questions than bars can be distinguished, then they are counted by their facility', () => {
  const { bars, greatest } = facilityBars(
    Array.from({ length: 101 }, (_, index) => question(index + 1, index)),
  )
  expect(bars.map(({ value }) => value)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 11])
  expect(greatest).toBeUndefined()
})
