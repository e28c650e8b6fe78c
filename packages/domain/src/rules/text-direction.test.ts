import { expect, test } from 'vitest'
import { detectDirection } from './text-direction.ts'

test.each([
  ['پاکستان کا دارالحکومت کیا ہے؟', 'rtl'],
  ['1. ما هي العاصمة؟', 'rtl'],
  ['(א) ירושלים', 'rtl'],
  ['ޖުމްލަ', 'rtl'],
  ['What is پاکستان?', 'ltr'],
  ['Сколько?', 'ltr'],
  ['東京', 'ltr'],
  ['12 + 3 = ?', undefined],
  ['', undefined],
])('the direction of %j is %s', (text, direction) => {
  expect(detectDirection(text)).toBe(direction)
})
