import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../../', import.meta.url))

test('style sheets write no words, which would be English in every language', () => {
  const sheets = globSync(`${packages}*/src/**/*.css`)
  expect(sheets.length).toBeGreaterThan(5)
  const words = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/content: *(?:'[^';]*' *)*'[^';]*\p{L}{2}[^';]*'/gu)].map(
      ([found]) => found,
    ),
  )
  expect(words).toEqual([])
})
