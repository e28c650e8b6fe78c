import { expect, test } from 'vitest'
import { defined, elementAt, entryOf, lastOf } from './defined.ts'

test('a value, an element and an entry that are there are returned, null elements too', () => {
  expect(defined('', 'title')).toBe('')
  expect(elementAt(['first', null], 1)).toBeNull()
  expect(elementAt('word', 0)).toBe('w')
  expect(lastOf([1, 2, 3])).toBe(3)
  expect(entryOf(new Map([['key', 0]]), 'key')).toBe(0)
  expect(entryOf({ key: false }, 'key')).toBe(false)
})

test('the error about a missing one names what is missing', () => {
  expect(() => defined(null, 'title')).toThrow('title is missing')
  expect(() => elementAt(['only'], 1)).toThrow('There is no element 1 in a list of 1')
  expect(() => elementAt(['only'], -1)).toThrow('There is no element -1 in a list of 1')
  expect(() => lastOf([])).toThrow('in a list of 0')
  expect(() => entryOf(new Map([['key', 0]]), 'other')).toThrow('There is no entry other')
})
