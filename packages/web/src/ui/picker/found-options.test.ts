import { expect, test } from 'vitest'
import { createValue, foundOptions } from './found-options.ts'

const options = [
  { value: 'a', label: 'Algebra' },
  { value: 'b', label: 'Biology' },
]
const filter = { options, values: ['a'], typed: '', multiple: false, canCreate: true }
const valuesOf = (changes: Partial<typeof filter>) =>
  foundOptions({ ...filter, ...changes }).map(({ value }) => value)

test('a field for several options offers only unchosen ones until something is typed', () => {
  expect(valuesOf({})).toEqual(['a', 'b'])
  expect(valuesOf({ multiple: true })).toEqual(['b'])
  expect(valuesOf({ multiple: true, typed: 'alge' })).toContain('a')
})

test('a text that is no option can be added, if that is allowed', () => {
  expect(valuesOf({ typed: ' bio ' })).toEqual(['b', createValue])
  expect(valuesOf({ typed: 'BIOLOGY ' })).toEqual(['b'])
  expect(valuesOf({ typed: 'bio', canCreate: false })).toEqual(['b'])
  expect(valuesOf({ typed: '  ' })).toEqual(['a', 'b'])
})
