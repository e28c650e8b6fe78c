import { describe, expect, test } from 'vitest'
import { drawFormula } from './draw-formula.ts'

const elementOf = (tex: string): Element | undefined => {
  const drawing = drawFormula(tex, 'among words')
  return drawing.outcome === 'drawn' ? drawing.element : undefined
}

describe('a formula', () => {
  test('becomes MathML elements', () =>
    expect(elementOf('\\frac{a}{b}')?.querySelectorAll('math mfrac')).toHaveLength(1))
  test.each([
    ['x^2 + \\frac{1}{2} = \\sqrt{y}', true],
    ['\\lim_{h \\to 0} \\left( \\frac{\\sin \\alpha}{h} \\right) \\neq \\sum_{i=1}^{n} \\Delta x_i', true],
    ['x \\in \\mathbb{R}', false],
    ['\\nabla f', false],
    ['a \\leftrightarrow b', false],
    ['\\mathbf{v}', false],
  ])('of basic characters is drawn with the small font: %s', (tex, isBasic) =>
    expect(elementOf(tex)?.querySelector('math')?.classList.contains('basic')).toBe(isBasic),
  )
  test.each([
    '\\frac{a}{',
    '\\frac',
    '\\fra',
    'x^',
    'x_',
    '\\left(a',
    '\\begin{matrix}a',
    '\\sqrt[3',
    '\\text{a',
  ])('with TeX that is not finished is incomplete: %s', (tex) =>
    expect(drawFormula(tex, 'among words')).toEqual({ outcome: 'incomplete' }),
  )
  test('with an unknown command names the command and does not throw', () => {
    expect(drawFormula('\\foo{x} + 1', 'among words')).toEqual({ outcome: 'wrong', command: '\\foo' })
    expect(drawFormula('a}', 'among words')).toEqual({ outcome: 'wrong' })
  })
  test('that would grow without limit is not drawn', () => {
    const tooComplex = { outcome: 'too complex' }
    expect(drawFormula(`\\def\\a{${'x'.repeat(990)}}${'\\a'.repeat(400)}`, 'among words')).toEqual(tooComplex)
    expect(drawFormula('\\frac'.repeat(390), 'own line')).toEqual(tooComplex)
  })
  test.each([
    '\\includegraphics{http://evil.example/x.png}',
    '\\data{x=1}{y}',
    '\\class{x}{y}',
    '</math><script>alert(1)</script>',
  ])('drops everything that runs or fetches: %s', (tex) => {
    const drawing = drawFormula(tex, 'among words')
    expect(['drawn', 'wrong']).toContain(drawing.outcome)
    expect(
      elementOf(tex)?.querySelectorAll('a, img, script, iframe, [href], [src], [onclick], [data-x]') ?? [],
    ).toHaveLength(0)
  })
})
