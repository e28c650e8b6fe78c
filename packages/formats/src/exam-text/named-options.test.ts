import { expect, test } from 'vitest'
import { namedOptions } from './named-options.ts'

const letters = ['A', 'B', 'C', 'D']
const options = ['one', 'two', 'three', 'four'].map((text) => ({ text }) as never)

test.each([
  ['A, B', [0, 1]],
  ['A and C', [0, 2]],
  ['(a) (d)', [0, 3]],
  ['B)\tC) ; D', [1, 2, 3]],
  ['A, B & C', [0, 1, 2]],
])('given the answer "%s", its letters name the options %j', (answer, indexes) => {
  expect(namedOptions(answer, letters, options).indexes).toEqual(indexes)
})

/** The blanks between two letters could be shared out in several ways, and all were tried. */
test('given a long list of letters that is none in the end, its first letter is all that counts', () => {
  expect(namedOptions(`A), ${'\t\tD)'.repeat(40)}?`, letters, options).indexes).toEqual([0])
})
