import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillScalePage, scaleSections } from './document.ts'
import { readMeasured } from './measured.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')

test('the tables of docs/scale.md are those that the simulation makes of what was measured', () => {
  expect(fillScalePage(page, readMeasured())).toBe(page)
})

test('a figure that nobody measured is seen, and so is a table without a place', () => {
  const measured = readMeasured()
  const [first] = measured.fleets
  expect(page).toContain(scaleSections['under load']!(measured))
  expect(page).not.toContain(
    scaleSections['under load']!({
      ...measured,
      fleets: [{ ...first!, crowd: { ...first!.crowd, cpuMs: { ...first!.crowd.cpuMs, services: 1 } } }],
    }),
  )
  expect(() => fillScalePage(page.replace('end of inputs', 'end'), measured)).toThrow(
    'docs/scale.md has no place for inputs.',
  )
})
