import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../checks/sources.ts'
import { mutationGroups } from './groups.ts'
import { countMutants, percentOf } from './score.ts'

const reportOf = (...states: string[]) => ({
  files: { 'a.ts': { mutants: states.map((status) => ({ status })) } },
})

test('counts the mutants that tests noticed among all that could be noticed', () => {
  const report = reportOf('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError')
  const counts = countMutants(report)
  expect(counts).toEqual({ detected: 2, undetected: 2 })
  expect(percentOf(counts)).toBe(50)
})

test('given no mutant, nothing is missed', () => {
  expect(percentOf(countMutants(reportOf()))).toBe(100)
})

test.for(mutationGroups)('the files and tests of $name exist', ({ files, tests }) => {
  for (const glob of [...files, ...tests]) expect(globSync(glob, { cwd: root }), glob).not.toEqual([])
})
