import { expect, test } from 'vitest'
import { statePaths } from './state-paths.ts'

test('a nested state value includes the paths of its parent states', () => {
  expect(statePaths('idle')).toEqual(['idle'])
  expect(statePaths({ open: { watching: 'closely' } })).toEqual([
    'open',
    'open.watching',
    'open.watching.closely',
  ])
  expect(statePaths({ one: 'a', two: {} })).toEqual(['one', 'one.a', 'two'])
})
