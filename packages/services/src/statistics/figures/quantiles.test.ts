import { expect, test } from 'vitest'
import { tQuantile } from './quantiles.ts'

test('gives the quantiles of Student’s t that tables list', () => {
  expect([1, 2, 3, 10, 31, 1e6].map((df) => Math.round(tQuantile(df) * 100) / 100)).toEqual([
    12.71, 4.3, 3.18, 2.23, 2.04, 1.96,
  ])
})
