import { expect, test } from 'vitest'
import { findOptions } from './picker-options.ts'

const options = ['Algebra', 'Linear algebra', 'Analysis', 'Botany'].map((label) => ({ value: label, label }))
const labelsFor = (typed: string, limit?: number) =>
  findOptions(options, typed, limit).map(({ label }) => label)

test('finds options by a part of their label in any case, those that start with it first', () => {
  expect(labelsFor('ALG')).toEqual(['Algebra', 'Linear algebra'])
  expect(labelsFor('a')).toEqual(['Algebra', 'Analysis', 'Linear algebra', 'Botany'])
})
test('returns all options up to the limit if nothing is typed', () =>
  expect(labelsFor(' ', 3)).toEqual(['Algebra', 'Linear algebra', 'Analysis']))
test('returns nothing if no label contains the text', () => expect(labelsFor('zoo')).toEqual([]))
