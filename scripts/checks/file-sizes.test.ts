import { expect, test } from 'vitest'
import { findSizeErrors } from './file-sizes.ts'

const fileOf = (lines: number, path = 'a.ts') => ({ path, text: 'x\n'.repeat(lines) })

test('given short files, reports nothing', () => {
  expect(findSizeErrors([fileOf(10), fileOf(60), fileOf(179)])).toEqual([])
})

test('given a line over 120 characters, names its file and line', () => {
  const text = `short\n${'x'.repeat(121)}\n`
  expect(findSizeErrors([{ path: 'b.ts', text }])).toEqual(['b.ts:2 has 121 characters; 120 are allowed.'])
})

test('given mostly long files, reports the median and the size of 95 of 100', () => {
  const errors = findSizeErrors(Array.from({ length: 20 }, () => fileOf(200)))
  expect(errors).toEqual([
    'The median file has 200 lines; 60 are allowed. Split the longest by subject.',
    '95 of 100 files reach 200 lines; they must stay under 180.',
  ])
})
