import { expect, test } from 'vitest'
import { freeLabels } from './free-labels.ts'

const label = (x: number, y: number) => ({ x, y, width: 50, height: 14 })

test('given labels of neighbours, then the first is written and those that would cover it are not', () => {
  const [first, beside, below] = [label(0, 0), label(40, 5), label(40, 14)]
  expect(freeLabels([first!, beside!, below!])).toEqual([first, below])
})
