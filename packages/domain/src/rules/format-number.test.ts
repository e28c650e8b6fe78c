import { expect, test, vi } from 'vitest'
import { formatNumber } from './format-number.ts'

test.each([0, 7, 999, -12])('formats %s without making a formatter', (value) => {
  const spy = vi.spyOn(Number.prototype, 'toLocaleString')
  expect(formatNumber(value)).toBe(String(value))
  expect(spy).not.toHaveBeenCalled()
  spy.mockRestore()
})

test.each([1_000, -1_234_567, 2.5, 0.125])('formats %s as the locale does', (value) =>
  expect(formatNumber(value)).toBe(value.toLocaleString()),
)
