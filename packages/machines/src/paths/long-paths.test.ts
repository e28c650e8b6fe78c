import { describe, expect, test } from 'vitest'
import { allMachines } from '../all-machines.ts'
import { longPaths, transitionsTakenBy } from './long-paths.ts'
import { coveringPaths, endState } from './paths.ts'
import { buildStateGraph } from './state-graph.ts'

describe.each(allMachines)('long paths of $name', (entry) => {
  const paths = longPaths(entry, () => true)

  test('each path ends in the state it names', () => {
    for (const { title, input, steps, end } of paths)
      expect(
        endState(
          entry,
          input,
          steps.map(({ event }) => event),
        ),
        title,
      ).toBe(end)
  })

  test('long paths take every transition that the covering paths take, and there are fewer of them', () => {
    expect(transitionsTakenBy(entry, paths)).toEqual(
      new Set(buildStateGraph(entry).edges.flatMap((edge) => edge.taken)),
    )
    expect(paths.length).toBeLessThan(coveringPaths(entry).length)
  })
})

test('a step that the filter forbids is in no path', () => {
  const [entry] = allMachines
  const name = longPaths(entry!, () => true)[0]!.steps[1]!.name
  const paths = longPaths(entry!, (step) => step.name !== name)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.flatMap(({ steps }) => steps.map((step) => step.name))).not.toContain(name)
})
