import { expect, test } from 'vitest'
import { normalQuantile, tQuantile } from './quantiles.ts'

// Computed with 40 digits by mpmath, from the regularized incomplete beta function.
test.each([
  [1, 12.706204736174],
  [2, 4.302652729749],
  [3, 3.182446305283],
  [4, 2.776445105197],
  [10, 2.228138851986],
  [31, 2.039513446396],
  [199, 1.971956544251],
  [1_000, 1.962339080826],
  [1_000_000, 1.959966356814],
])('Student’s t with %i degrees of freedom has its 97.5 %% quantile to 1e-9', (df, expected) => {
  expect(tQuantile(df)).toBeCloseTo(expected, 9)
})

test('the standard normal distribution has its 97.5 % quantile to 1e-12', () => {
  expect(normalQuantile).toBeCloseTo(1.959963984540054, 12)
})

// Computed by scipy with the Boost library.
test.each([
  [1.25, 8.027951377252052],
  [2.5, 3.5746548420036817],
  [7.3, 2.345066736547703],
  [24.9, 2.0599580324598343],
  [150.5, 1.9758519492008906],
])('Student’s t with %d (fractional) degrees of freedom has its 97.5 %% quantile to 1e-9', (df, expected) => {
  expect(tQuantile(df)).toBeCloseTo(expected, 9)
})

test('given infinitely many degrees of freedom, then Student’s t is the normal distribution', () => {
  expect(tQuantile(Infinity)).toBe(normalQuantile)
})
