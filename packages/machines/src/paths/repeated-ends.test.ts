import { expect, test } from 'vitest'
import type { AnyTransitionDefinition } from 'xstate'
import { allMachines } from '../all-machines.ts'
import { longPaths, transitionsTakenBy } from './long-paths.ts'
import { withoutRepeatedEnds } from './repeated-ends.ts'

const wizard = allMachines.find(({ name }) => name === 'quiz-wizard')!
const paths = longPaths(wizard, () => true)
const isClose = (event: string): boolean => event === 'close'

test('given an event that ends many states, one path ends with it and all other transitions stay', () => {
  const kept = withoutRepeatedEnds(wizard, paths, isClose)
  const endsByClose = kept.filter(({ end, steps }) => end === 'closed' && steps.at(-1)?.name === 'close')
  expect(endsByClose).toHaveLength(1)
  const taken = transitionsTakenBy(wizard, kept)
  const missing = [...transitionsTakenBy(wizard, paths)].filter((one) => !taken.has(one))
  expect(missing.length).toBeGreaterThan(0)
  expect(new Set(missing.map((one) => (one as AnyTransitionDefinition).eventType))).toEqual(
    new Set(['close']),
  )
})

test('given no event that works alike in every state, all paths are kept', () => {
  expect(withoutRepeatedEnds(wizard, paths, () => false)).toEqual(paths)
})
