import { expect, test } from 'vitest'
import { freeLabels } from './free-labels.ts'

const label = (x: number, y: number) => ({ x, y, width: 50, height: 14 })

test('given a label whose first position is taken, then it is placed at its second', () => {
  const [first, beside, left] = [label(0, 0), label(40, 5), label(-60, 5)]
  expect(freeLabels([[first!], [beside!, left!]])).toEqual([first, left])
})

test('given a label without a free position, then it is left out and the next is placed', () => {
  const [first, beside, below] = [label(0, 0), label(40, 5), label(40, 14)]
  expect(freeLabels([[first!], [beside!], [below!]])).toEqual([first, below])
})
