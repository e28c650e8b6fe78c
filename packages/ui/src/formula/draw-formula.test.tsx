import { beforeAll, describe, expect, test } from 'vitest'
import type { drawFormula as Draw } from './draw-formula.ts'

let drawFormula: typeof Draw

beforeAll(async () => {
  // The renderer looks for a document with a doctype when it is loaded; the test's has none.
  Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })
  ;({ drawFormula } = await import('./draw-formula.ts'))
})

describe('a formula', () => {
  test('becomes MathML elements', () =>
    expect(drawFormula('\\frac{a}{b}', false)?.querySelectorAll('math mfrac')).toHaveLength(1))
  test('that is wrong shows its own text as an error and throws nothing', () =>
    expect(drawFormula('\\frac{a}{', false)?.textContent).toContain('\\frac{a}{'))
  test('that would grow beyond bounds is not drawn', () => {
    expect(drawFormula(`\\def\\a{${'x'.repeat(990)}}${'\\a'.repeat(400)}`, false)).toBeUndefined()
    expect(drawFormula('\\frac'.repeat(390), true)).toBeUndefined()
  })
  test.each([
    '\\includegraphics{http://evil.example/x.png}',
    '\\data{x=1}{y}',
    '\\class{x}{y}',
    '</math><script>alert(1)</script>',
  ])('keeps nothing that runs or fetches: %s', (tex) => {
    const drawn = drawFormula(tex, false)
    expect(drawn).toBeDefined()
    expect(
      drawn?.querySelectorAll('a, img, script, iframe, [href], [src], [onclick], [data-x]'),
    ).toHaveLength(0)
  })
})
