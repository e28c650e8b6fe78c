import { describe, expect, test } from 'vitest'
import { isVisual, plainTex } from './visual-tex.ts'

describe('a visual field accepts', () => {
  test.each(['\\frac{a}{b}', '\\hrefless', '\\styled x'])('%s', (tex) => expect(isVisual(tex)).toBe(true))
})
describe('a visual field does not accept', () => {
  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\htmlData{a=b}{x}',
    '\\htmlStyle{color:red}{x}',
    '\\class{a}{x}',
    '\\cssId{a}{x}',
    '\\style{color:red}{x}',
    '\\def\\a{x}\\a',
    '{'.repeat(51),
  ])('%s', (tex) => expect(isVisual(tex)).toBe(false))
})

test("MathLive's own commands become standard TeX", () => {
  expect(plainTex('\\int x\\differentialD x+\\exponentialE^{\\imaginaryI\\pi}')).toBe(
    '\\int x\\mathrm{d}x+\\mathrm{e}^{\\mathrm{i}\\pi}',
  )
  expect(plainTex('\\imaginaryIs')).toBe('\\imaginaryIs')
})
