import { describe, expect, test } from 'vitest'
import { allMachines } from '../all-machines.ts'
import { coveringPaths, endState } from './paths.ts'

describe.each(allMachines)('covering paths of $name', (entry) => {
  const paths = coveringPaths(entry)

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

  test('path titles are unique', () => {
    const titles = paths.map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
  })
})
