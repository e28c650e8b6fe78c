import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMeasured } from '../bench/performance/figures.ts'
import { fillReadme } from '../bench/performance/readme.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('the README shows the figures that were measured', () => {
  expect(fillReadme(readme, readMeasured())).toBe(readme)
})

test('given a figure that missed its aim, then its line names the aim, and what was not measured is left out', () => {
  const figure = {
    what: 'list: first visit',
    against: 'KB',
    median: 210.4,
    least: 210,
    greatest: 211,
    aim: 200,
    better: 'less' as const,
  }
  const part = { title: '', date: '', note: '', figures: [figure], tables: [] }
  const filled = fillReadme('a<!-- written by the benches -->b<!-- end of figures -->c', { pages: part })
  expect(filled).toContain(
    '- The first visit of the list sends 210 KB, calls and headers too. The aim is at most 200.\n',
  )
  expect(filled.match(/^- /gm)).toHaveLength(1)
})

test('given a README without the marks, then that is said', () => {
  expect(() => fillReadme('a', {})).toThrow('lacks')
})
