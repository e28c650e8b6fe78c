import { expect, test } from 'vitest'
import { statesIn } from './states-in.ts'

test('being in a state is being in those around it', () => {
  expect(statesIn('idle')).toEqual(['idle'])
  expect(statesIn({ open: { watching: 'closely' } })).toEqual([
    'open',
    'open.watching',
    'open.watching.closely',
  ])
  expect(statesIn({ one: 'a', two: {} })).toEqual(['one', 'one.a', 'two'])
})
