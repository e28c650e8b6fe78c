import { describe, expect, test } from 'vitest'
import { isVisual, plainTex } from './visual-tex.ts'

describe('into a visual field goes', () => {
  test.each(['\\frac{a}{b}', '\\hrefless', '\\styled x'])('%s', (tex) => expect(isVisual(tex)).toBe(true))
})
describe('into a visual field goes no', () => {
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

test('what only the field itself knows is written as everybody writes it', () => {
  expect(plainTex('\\int x\\differentialD x+\\exponentialE^{\\imaginaryI\\pi}')).toBe(
    '\\int x\\mathrm{d}x+\\mathrm{e}^{\\mathrm{i}\\pi}',
  )
  expect(plainTex('\\imaginaryIs')).toBe('\\imaginaryIs')
})
