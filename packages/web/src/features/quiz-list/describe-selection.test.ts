import { expect, test } from 'vitest'
import { describeSelection } from './describe-selection.ts'

test.each([
  [1, 1, 1, '1 of 1 selected'],
  [3, 50, 1_234, '3 of 1,234 selected'],
  [50, 50, 1_234, '50 of 1,234 selected, all that are loaded so far'],
  [1_234, 1_234, 1_234, '1,234 of 1,234 selected'],
])('given %i of %i loaded and %i in all, then it says "%s"', (selected, listed, total, text) =>
  expect(describeSelection(selected, listed, total)).toBe(text),
)
