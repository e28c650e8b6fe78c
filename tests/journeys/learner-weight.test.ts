import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** Bytes of gzipped script before the first formula. */
const scriptAtMost = 35_000
const assets = join(import.meta.dirname, '..', '..', 'packages', 'learner', 'dist', 'assets')

test('the learner’s page needs less than 35 KB of gzipped script without formulas', () => {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const formulaRenderer = scripts.filter((file) => file.startsWith('draw-formula-'))
  // In a file of its own: it is fetched with the first formula.
  expect(formulaRenderer).toHaveLength(1)
  const bytes = scripts
    .filter((file) => !formulaRenderer.includes(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0)
  expect(bytes).toBeGreaterThan(5_000)
  expect(bytes).toBeLessThan(scriptAtMost)
})
