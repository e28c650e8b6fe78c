import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillScalePage, scaleSections } from './document.ts'
import { readMeasured } from './measured.ts'

/** The formatter pads tables and fills paragraphs; the words are the same. */
const unformatted = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ')

const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')

test('the tables of docs/scale.md are those that the simulation makes of what was measured', () => {
  expect(unformatted(fillScalePage(page, readMeasured()))).toBe(unformatted(page))
})

test('a figure that nobody measured is seen, and so is a table without a place', () => {
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
