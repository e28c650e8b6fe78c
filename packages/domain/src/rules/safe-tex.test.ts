import { describe, expect, test } from 'vitest'
import { isRenderable } from './safe-tex.ts'

const nested = (depth: number) => '\\frac{1}{'.repeat(depth) + 'x' + '}'.repeat(depth)

describe('these formulas are drawn', () => {
  test.each([
    'E = mc^2',
    '\\int_0^1 \\frac{x^2}{\\sqrt{1-x}}\\,dx',
    '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
    '\\{ x \\mid x > 0 \\}',
    nested(40),
  ])('%s', (tex) => expect(isRenderable(tex)).toBe(true))
  test('a command that only begins like a definition', () =>
    expect(isRenderable('\\leftarrow \\letter \\definitely')).toBe(true))
})

describe('a formula is refused', () => {
  test('when it is longer than the limit', () => expect(isRenderable('x'.repeat(2_001))).toBe(false))
  test('when it is nested too deeply', () => expect(isRenderable(nested(51))).toBe(false))
  test('when it nests without braces', () => expect(isRenderable('\\frac'.repeat(300))).toBe(false))
  test.each([
    '\\def\\a{x}\\a',
    '\\gdef\\a{x}',
    '\\edef\\a{x}',
    '\\xdef\\a{x}',
    '\\let\\a=\\b',
    '\\newcommand{\\a}{x}',
    '\\renewcommand{\\a}{x}',
    '\\providecommand{\\a}{x}',
  ])('when it defines a macro: %s', (tex) => expect(isRenderable(tex)).toBe(false))
})
