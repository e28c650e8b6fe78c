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
  ['A, F', []],
])('given the answer "%s", its letters name the options %j', (answer, indexes) => {
  expect(namedOptions(answer, letters, options).indexes).toEqual(indexes)
})

/** The blanks between two letters could be shared out in several ways, and all were tried. */
test('given a long list of letters that is none in the end, the author is asked', () => {
  expect(namedOptions(`A), ${'\t\tD)'.repeat(40)}?`, letters, options)).toEqual({
    indexes: [],
    reason: expect.stringContaining('may name one option or several (A, D)'),
  })
})

test.each([
  ['B. two', { indexes: [1] }],
  ['two, because it is even', { indexes: [1], behind: 'because it is even' }],
  ['two because it is even', { indexes: [1], behind: 'because it is even' }],
  ['B. two, as it is even', { indexes: [1], behind: 'as it is even' }],
  ['B. it is even', { indexes: [1], behind: 'it is even' }],
  ['twofold', { indexes: [] }],
  ['two.5', { indexes: [] }],
])('given the answer "%s", the option and what explains it are %j', (answer, named) => {
  expect(namedOptions(answer, letters, options)).toEqual(named)
})

test('an answer with the letter of one option and the text of another is a contradiction', () => {
  expect(namedOptions('B. one', letters, options)).toEqual({
    indexes: [],
    reason: 'Its answer "B. one" has the letter of option B and the text of option A.',
  })
})

test('of two options with whose texts an answer begins, the longer one is meant', () => {
  const cities = ['New', 'New York'].map((text) => ({ text }) as never)
  expect(namedOptions('New York, the largest city', ['A', 'B'], cities).indexes).toEqual([1])
})
