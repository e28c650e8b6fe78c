import 'temml/dist/Temml-Local.css'
import './math-font.css'
import { drawingSettings, drawTex, type NotDrawn } from '@quizwright/domain/rules/draw-tex.ts'
import temml from 'temml'
import { isBasic } from './basic-characters.ts'

/** A drawn formula, or the reason why there is none. */
export type Drawing = { outcome: 'drawn'; element: Element } | NotDrawn

/**
 * The context of a formula: between words, alone where words could be, or on a line of its own. In the last
 * two, fractions and sums are drawn in full size.
 */
export type FormulaContext = 'among words' | 'alone' | 'own line'

/** Draws TeX as MathML elements. Markup is never injected as HTML. */
export const drawFormula = (tex: string, context: FormulaContext): Drawing => {
  const element = document.createElement('span')
  const notDrawn = drawTex(tex, () => {
    temml.render(tex, element, { ...drawingSettings, displayMode: context === 'own line' })
    return element.innerHTML
  })
  if (notDrawn) return notDrawn
  const math = element.firstElementChild
  if (context === 'alone') math?.setAttribute('displaystyle', 'true')
  if (isBasic(element.textContent)) math?.classList.add('basic')
  return { outcome: 'drawn', element }
}
