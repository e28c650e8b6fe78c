import { expect, test } from 'vitest'
import { findOptions } from './picker-options.ts'

const options = ['Algebra', 'Linear algebra', 'Analysis', 'Botany'].map((label) => ({ value: label, label }))
const found = (typed: string, most?: number) => findOptions(options, typed, most).map(({ label }) => label)

test('options are found by a part of their name, whatever the case; those that begin with it come first', () => {
  expect(found('ALG')).toEqual(['Algebra', 'Linear algebra'])
  expect(found('a')).toEqual(['Algebra', 'Analysis', 'Linear algebra', 'Botany'])
})
test('nothing typed offers all, up to the limit', () =>
  expect(found(' ', 3)).toEqual(['Algebra', 'Linear algebra', 'Analysis']))
test('what no name holds finds nothing', () => expect(found('zoo')).toEqual([]))
