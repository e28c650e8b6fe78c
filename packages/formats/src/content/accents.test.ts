import { expect, test } from 'vitest'
import { parseXml } from '../xml/read-xml.ts'
import { mathToTex } from './math-to-tex.ts'

const over = (base: string, sign: string): string => {
  const { root } = parseXml(`<math><mover>${base}<mo>${sign}</mo></mover></math>`)
  return mathToTex(root!)
}

test.each([
  ['a mean', '\u0305', '\\overline{x}'],
  ['a rate', '\u0307', '\\dot{x}'],
  ['a second rate', '\u0308', '\\ddot{x}'],
  ['a third rate', '\u20db', '\\dddot{x}'],
  ['an estimate', '\u0302', '\\hat{x}'],
  ['a tilde', '\u0303', '\\tilde{x}'],
  ['a caron', '\u030c', '\\check{x}'],
  ['a ring', '\u030a', '\\mathring{x}'],
  ['a vector', '\u20d7', '\\vec{x}'],
  ['an arrow to the left', '\u20d6', '\\overleftarrow{x}'],
  ['an arc', '\u2322', '\\overset{\\frown}{x}'],
])('the combining sign of %s is an accent', (_name, sign, tex) => {
  expect(over('<mi>x</mi>', sign)).toBe(tex)
})

test('over several signs an accent is as wide as they are', () => {
  const base = '<mrow><mi>A</mi><mi>B</mi></mrow>'
  expect(over(base, '\u20d7')).toBe('\\overrightarrow{AB}')
  expect(over(base, '\u0302')).toBe('\\widehat{AB}')
  expect(over('<mi>α</mi>', '\u0302')).toBe('\\hat{\\alpha}')
})
