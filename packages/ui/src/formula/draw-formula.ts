import 'temml/dist/Temml-Local.css'
import './math-font.css'
import { isRenderable, maxMarkupLength } from '@quizwright/domain/rules/safe-tex.ts'
import temml from 'temml'
import { isBasic } from './basic-characters.ts'

/**
 * A drawn formula, or the reason why there is none: it exceeds the limits, its TeX is incomplete (an open
 * brace, a missing argument, half a command), or its TeX is wrong.
 */
export type Drawing =
  | { outcome: 'drawn'; element: Element }
  | { outcome: 'too complex' }
  | { outcome: 'incomplete' }
  | { outcome: 'wrong'; command?: string }

/** Matches the renderer's messages about input that is missing at the end of the TeX. */
const isAtEnd = /end of input|got 'EOF'/i
const unknownCommand = /Unsupported function name: (?<command>\\[A-Za-z]+)/

const whyNot = (error: unknown, tex: string): Drawing => {
  // For some missing arguments, temml throws a plain TypeError instead of a ParseError.
  if (!(error instanceof Error) || error.name !== 'ParseError')
    return { outcome: error instanceof RangeError ? 'too complex' : 'incomplete' }
  if (isAtEnd.test(error.message)) return { outcome: 'incomplete' }
  const command = unknownCommand.exec(error.message)?.groups?.['command']
  if (command === undefined) return { outcome: 'wrong' }
  return tex.trimEnd().endsWith(command) ? { outcome: 'incomplete' } : { outcome: 'wrong', command }
}

/**
 * The context of a formula: between words, alone where words could be, or on a line of its own. In the last
 * two, fractions and sums are drawn in full size.
 */
export type FormulaContext = 'among words' | 'alone' | 'own line'

/** Draws TeX as MathML elements. Markup is never injected as HTML. */
export const drawFormula = (tex: string, context: FormulaContext): Drawing => {
  if (!isRenderable(tex)) return { outcome: 'too complex' }
  const element = document.createElement('span')
  try {
    temml.render(tex, element, {
      displayMode: context === 'own line',
      throwOnError: true,
      trust: false,
      maxExpand: 100,
      maxSize: [50, 500],
    })
  } catch (error) {
    return whyNot(error, tex)
  }
  if (element.innerHTML.length > maxMarkupLength) return { outcome: 'too complex' }
  const math = element.firstElementChild
  if (context === 'alone') math?.setAttribute('displaystyle', 'true')
  if (isBasic(element.textContent)) math?.classList.add('basic')
  return { outcome: 'drawn', element }
}
