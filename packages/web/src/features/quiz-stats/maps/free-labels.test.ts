import { expect, test } from 'vitest'
import { freeLabels } from './free-labels.ts'

const label = (x: number, y: number) => ({ x, y, width: 50, height: 14 })

test('given a text whose first place is taken, then it stands in its second one', () => {
  const [first, beside, left] = [label(0, 0), label(40, 5), label(-60, 5)]
  expect(freeLabels([[first!], [beside!, left!]])).toEqual([first, left])
})

test('given a text whose places are all taken, then it is left out and the next is written', () => {
  const [first, beside, below] = [label(0, 0), label(40, 5), label(40, 14)]
  expect(freeLabels([[first!], [beside!], [below!]])).toEqual([first, below])
})
