import { expect, test } from 'vitest'
import { splitByFont } from './fonts.ts'
import { layoutLines } from './layout-lines.ts'
import { createPageFlow, type Strip } from './page-flow.ts'
import { withoutSmoothCurves } from './smooth-curves.ts'
import { formulaSign, textForFont, visualRuns } from './visual-runs.ts'

/** Every letter is one point wide. */
const letters = { size: 10, widthOf: (text: string) => text.length, choose: () => {} }
const formula = { root: undefined as never, width: 300, ascent: 2_000, descent: 500 }
const layout = (
  text: string,
  width: number,
  formulaOf: Parameters<typeof layoutLines>[2]['formulaOf'] = () => formula,
) => layoutLines(text, letters, { width, hanging: 2, formulaOf })

test('breaks a text between words, at its own line breaks, and earlier after the first line', () => {
  expect(layout('one two three four\nfive', 10).map(({ text }) => text)).toEqual([
    'one two',
    'three',
    'four',
    'five',
  ])
})

test('breaks Thai between words, although no blanks are there, and not before a sign', () => {
  expect(layout('ดาวเคราะห์ทั้งหมดใน?', 14).map(({ text }) => text)).toEqual(['ดาวเคราะห์', 'ทั้งหมดใน?'])
})

test('the ring of the Thai vowel am is below a mark of tone', () => {
  expect(splitByFont('น้ำ, a')).toEqual([
    { text: 'น\u0e4d\u0e49\u0e32', script: 'thai' },
    { text: ', a', script: 'plain' },
  ])
})

test('breaks a word that is wider than the page without losing any of it', () => {
  const lines = layout(`a ${'x'.repeat(50)} b`, 12)
  expect(lines.every(({ width }) => width <= 12)).toBe(true)
  expect(
    lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(`a${'x'.repeat(50)}b`)
})

test('a formula takes its width and raises its line; one that cannot be drawn stays TeX', () => {
  const [line] = layout(String.raw`a \(x\) b`, 50)
  expect(line).toMatchObject({ text: `a ${formulaSign} b`, width: 7, ascent: 21, descent: 6 })
  expect(layout(String.raw`a \(x\) b`, 50, () => undefined)[0]).toMatchObject({ text: String.raw`a \(x\) b` })
})

test('Hebrew runs from right to left, words of other scripts do not, and brackets are mirrored', () => {
  const runs = visualRuns('אב (cd) גד', true)
  expect(runs.map(({ text }) => text)).toEqual([') גד', 'cd', 'אב ('])
  expect(runs.map(textForFont)).toEqual(['( גד', 'cd', 'אב )'])
  expect(textForFont({ text: '(!', isReversed: true })).toBe('!)')
})

test('formulas in a right-to-left line are found by their positions in the text', () => {
  const line = `א ${formulaSign} ב ${formulaSign}`
  const found = visualRuns(line, true).filter(({ text }) => text === formulaSign)
  expect(found.map(({ start }) => start)).toEqual([6, 2])
})

test('a smooth curve continues in the direction of the curve before it', () => {
  expect(withoutSmoothCurves('M0 0Q1 2 3 4T5 6 9 8H1Z')).toBe('M0 0Q1 2 3 4Q5 6 5 6Q5 6 9 8H1Z')
})

test('a question that does not fit moves to the next page; one longer than a page begins at once', () => {
  const drawn: string[] = []
  let pages = 1
  const flow = createPageFlow({ addPage: () => (pages += 1) })
  const strips = (name: string, count: number): Strip[] =>
    Array.from({ length: count }, () => ({ height: 100, draw: () => void drawn.push(`${name}${pages}`) }))
  flow.addBlock(strips('a', 5), 0)
  flow.addBlock(strips('b', 3), 0)
  flow.addBlock(strips('c', 12), 0)
  expect(drawn.filter((name) => name.startsWith('b'))).toEqual(['b2', 'b2', 'b2'])
  expect(new Set(drawn.filter((name) => name.startsWith('c')))).toEqual(new Set(['c2', 'c3', 'c4']))
})
