import { expect, test } from 'vitest'
import { statePaths } from './state-paths.ts'

test('being in a state is being in those around it', () => {
  expect(statePaths('idle')).toEqual(['idle'])
  expect(statePaths({ open: { watching: 'closely' } })).toEqual([
    'open',
    'open.watching',
    'open.watching.closely',
  ])
  expect(statePaths({ one: 'a', two: {} })).toEqual(['one', 'one.a', 'two'])
})
