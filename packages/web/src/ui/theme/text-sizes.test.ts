import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokens } from './tokens.ts'

const packages = join(import.meta.dirname, '../../../..')
const sheets = globSync(['ui', 'learner', 'pages'].map((name) => join(packages, name, 'src/**/*.css')))
const sources = globSync(join(packages, 'web/src/**/*.{ts,tsx}')).filter(
  (file) => !/\.test\.|[/]theme[/]/.test(file),
)
const scale = new Set(Object.values(tokens.fontSizes ?? {}).map((size) => String(size.value)))
/** The first group of all matches in these files, each with the end of its file's path. */
const found = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(
      ([, value]) => `${value} ${file.split('/').at(-1)}`,
    ),
  )

test('every text size of the server-rendered pages and the learner’s page is on the shared scale', () => {
  const sizes = found(sheets, /font-size: ([0-9.]+(?:rem|px|em))/g)
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter((size) => !scale.has(size.split(' ')[0]!))).toEqual([])
})

test('the instructor’s page uses no size or colour outside the tokens', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(found(sources, /fontSize: '([0-9.]+(?:rem|px|em))'/g)).toEqual([])
  expect(found(sources, /'(#[0-9a-fA-F]{3,8})'/g)).toEqual([])
})

test('every heading uses one of the four heading styles', () => {
  expect(found(sources, /[& >]h[1-4]': \{ ((?:fontSize|textStyle): '(?!title)[^}]*semibold)/g)).toEqual([])
})
