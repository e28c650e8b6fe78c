import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Figure, findWorse, type Performance, writePerformance } from '../bench/performance/figures.ts'

const docs = join(import.meta.dirname, '..', '..', 'docs')
const figure = (median: number, better: Figure['better'], aim = 1): Performance => ({
  relay: {
    title: 'Relaying',
    date: '2026-11-22',
    note: '',
    figures: [{ what: 'list', against: 'proxy', median, least: median, greatest: median, aim, better }],
    tables: [],
  },
})

test.each([
  ['a ratio that fell by more than a fifth', figure(1, 'more'), figure(0.79, 'more'), 1],
  ['a ratio that fell by less', figure(1, 'more'), figure(0.81, 'more'), 0],
  ['a size that grew by more than a fifth', figure(100, 'less', 200), figure(121, 'less', 200), 1],
  ['a size that stays below half of its bound', figure(10, 'less', 200), figure(20, 'less', 200), 0],
  ['a figure that nobody had measured', {}, figure(0.1, 'more'), 0],
])('%s says where the product is worse', (_what, committed, now, count) => {
  expect(findWorse(committed, now)).toHaveLength(count)
})

test('docs/performance.md matches the measurements', () => {
  const measured = JSON.parse(readFileSync(join(docs, 'measured', 'performance.json'), 'utf8')) as Performance
  const plain = (text: string) => text.replaceAll(/[-\s|]+/g, ' ').trim()
  expect(plain(readFileSync(join(docs, 'performance.md'), 'utf8'))).toBe(plain(writePerformance(measured)))
})

test.each([
  ['yes', { median: 1.1, least: 1, greatest: 1.2 }],
  ['median only', { median: 1.1, least: 0.9, greatest: 1.2 }],
  ['no', { median: 0.9, least: 0.8, greatest: 1.2 }],
])('the last column says "%s" of the rounds %o', (verdict, rounds) => {
  const { relay } = figure(1, 'more')
  const figures = [{ ...relay!.figures[0]!, ...rounds }]
  expect(writePerformance({ relay: { ...relay!, figures } })).toMatch(
    new RegExp(String.raw`^\| list .* ${verdict} \|$`, 'm'),
  )
})
