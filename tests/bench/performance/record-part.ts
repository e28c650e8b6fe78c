import { readFileSync, writeFileSync } from 'node:fs'
import { isMet, measured, type Part, readMeasured, writePerformance } from './figures.ts'
import { fillReadme } from './readme.ts'

const document = new URL('../../../docs/performance.md', import.meta.url)
const readme = new URL('../../../README.md', import.meta.url)

/**
 * Replaces the last results of a bench, and writes the document and the README's figures. Returns the missed
 * aims.
 */
export const recordPart = (name: string, part: Omit<Part, 'date'>): string[] => {
  const date = new Date().toISOString().slice(0, 10)
  const performance = { ...readMeasured(), [name]: { date, ...part } }
  writeFileSync(measured, `${JSON.stringify(performance, null, 2)}\n`)
  writeFileSync(document, writePerformance(performance))
  writeFileSync(readme, fillReadme(readFileSync(readme, 'utf8'), performance))
  return part.figures
    .filter((figure) => !isMet(figure))
    .map(({ what, against, median, aim }) => `${what}, ${against}: ${median}, not ${aim}`)
}
