import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMeasured } from '../bench/performance/figures.ts'
import { fillReadme } from '../bench/performance/readme.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

/** The formatter breaks lines that the benches write in one. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

test('the README shows the measured figures', () => {
  expect(inOneLine(fillReadme(readme, readMeasured()))).toBe(inOneLine(readme))
})

test('a figure that missed its aim names the aim, and figures that were not measured are left out', () => {
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

test('reports a README without the markers', () => {
  expect(() => fillReadme('a', {})).toThrow('lacks')
})
