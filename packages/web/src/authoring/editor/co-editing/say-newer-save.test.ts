import { expect, test } from 'vitest'
import { sayMeanwhile, sayMerged, sayOverlap } from './say-newer-save.ts'

test.each([
  [{ by: 'Ada', isOwn: true }, /\bYou\b|\byou saved\b/, /Ada|colleague/],
  [{ by: 'Ada', isOwn: false }, /Ada/, /colleague|another window/],
  [{ by: null, isOwn: false }, /colleague/, /null|another window/],
])('a save of %j is said as that of whoever made it', (saver, told, untold) => {
  for (const sayIt of [sayMerged, sayOverlap, sayMeanwhile]) {
    const text = sayIt({ revision: 4, ...saver }).replaceAll(/[\u2068\u2069]/g, '')
    expect(text).toMatch(told)
    expect(text).not.toMatch(untold)
  }
})
