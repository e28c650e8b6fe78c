import { expect, test } from 'vitest'
import { distinctNames } from './save-file.ts'

test('equal names get a number, ignoring case', () =>
  expect(distinctNames(['A', 'a', 'B', 'A'])).toEqual(['A', 'a (2)', 'B', 'A (3)']))
