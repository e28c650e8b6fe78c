import { expect, test } from 'vitest'
import { numberInWords } from './number-in-words.ts'
import { readAccepted } from './written.ts'

test.each([
  ['40075 +- 3 %', ' km', '40075 ± 3% km'],
  ['9.81 +- 0.05 @50%', ' m/s', '9.81 ± 0.05 m/s (50%)'],
  ['100 (ratio 4 %)', '', '100 (ratio 4%)'],
  ['7', '', '7'],
])('%s is said as "%s"', (line, unit, words) => {
  expect(numberInWords(readAccepted(line), unit)).toBe(words)
})
