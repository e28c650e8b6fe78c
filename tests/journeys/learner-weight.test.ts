import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '../support/browser-test.ts'

/** The largest gzipped script before the first page, and that of all pages before the first formula, in bytes. */
const firstScriptAtMost = 41_000
const scriptsAtMost = 60_000
const dist = join(import.meta.dirname, '..', '..', 'packages', 'learner', 'dist')
const assets = join(dist, 'assets')

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0)

test('the learner’s page needs less than 41 KB of gzipped script at first, and 60 KB without formulas', () => {
  const all = readdirSync(assets).filter((file) => file.endsWith('.js'))
  // Who reads another language, or is refused in English, loads a catalogue, and no other.
  const catalogues = all.filter((file) => /^(?:learner|pseudo|word-refusals)-[\w-]{8}\.js$/.test(file))
  // Only a paper with questions in several languages loads what shows them.
  const ofLanguages = all.filter((file) => file.startsWith('question-languages-'))
  expect(ofLanguages).toHaveLength(1)
  const scripts = all.filter((file) => ![...catalogues, ...ofLanguages].includes(file))
  expect(catalogues.length).toBeGreaterThan(2)
  const document = readFileSync(join(dist, 'index.html'), 'utf8')
  const first = scripts.filter((file) => document.includes(`/learn/assets/${file}`))
  const formulaRenderer = scripts.filter((file) => file.startsWith('draw-formula-'))
  // A separate file, fetched with the first formula.
  expect(formulaRenderer).toHaveLength(1)
  expect(sizeOf(first)).toBeGreaterThan(5_000)
  expect(sizeOf(first)).toBeLessThan(firstScriptAtMost)
  expect(sizeOf(scripts.filter((file) => !formulaRenderer.includes(file)))).toBeLessThan(scriptsAtMost)
})

test('every file that the learner’s document refers to exists in the build', () => {
  const document = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...document.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!)
  const built = readdirSync(assets).map((file) => `/learn/assets/${file}`)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((path) => !built.includes(path))).toEqual([])
})
