import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillScalePage, scaleSections } from './document.ts'
import { readMeasured } from './measured.ts'

/** Removes what the formatter adds: padding of tables and line breaks. */
const unformatted = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ')

const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')

test('the tables of docs/scale.md match a simulation with the measured values', () => {
  expect(unformatted(fillScalePage(page, readMeasured()))).toBe(unformatted(page))
})

test('reports a figure that was not measured, and a table without a place', () => {
  const measured = readMeasured()
  const [first] = measured.fleets
  expect(unformatted(page)).toContain(unformatted(scaleSections['under load']!(measured)))
  const changed = {
    ...measured,
    fleets: [{ ...first!, crowd: { ...first!.crowd, cpuMs: { ...first!.crowd.cpuMs, services: 1 } } }],
  }
  expect(unformatted(page)).not.toContain(unformatted(scaleSections['under load']!(changed)))
  expect(() => fillScalePage(page.replace('end of inputs', 'end'), measured)).toThrow(
    'docs/scale.md has no place for inputs.',
  )
})
