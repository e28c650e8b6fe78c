import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { LiteElement, type LiteNode } from 'mathjax-full/js/adaptors/lite/Element.js'
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js'
import { TeX } from 'mathjax-full/js/input/tex.js'
import { mathjax } from 'mathjax-full/js/mathjax.js'
import { SVG } from 'mathjax-full/js/output/svg.js'
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js'
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js'
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js'
import 'mathjax-full/js/input/tex/braket/BraketConfiguration.js'
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js'
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js'
import 'mathjax-full/js/input/tex/newcommand/NewcommandConfiguration.js'
import 'mathjax-full/js/input/tex/textmacros/TextMacrosConfiguration.js'

/** A formula as an SVG element. Lengths are in thousandths of the font size. */
export type Formula = { root: LiteElement; width: number; ascent: number; descent: number }

const packages = ['base', 'ams', 'newcommand', 'boldsymbol', 'braket', 'cancel', 'mhchem', 'textmacros']

/** Converts TeX to drawings and caches them. Undefined if a formula cannot be drawn. */
export const createFormulas = () => {
  const adaptor = liteAdaptor()
  RegisterHTMLHandler(adaptor)
  const svg = new SVG({ fontCache: 'none' })
  const known = new Map<string, Formula | undefined>()

  const draw = (tex: string, display: boolean): Formula | undefined => {
    // Definitions in one formula must not affect another.
    const html = mathjax.document('', { InputJax: new TeX({ packages }), OutputJax: svg })
    const node: unknown = html.convert(tex, { display })
    const root = node instanceof LiteElement ? adaptor.firstChild(node) : undefined
    if (!(root instanceof LiteElement) || root.kind !== 'svg' || hasError(root)) return undefined
    const [, top = 0, width = 0, height = 0] = readNumbers(root.attributes.viewBox)
    return { root, width, ascent: -top, descent: height + top }
  }

  return (tex: string, display: boolean): Formula | undefined => {
    const key = `${display}${tex}`
    if (!known.has(key))
      known.set(
        key,
        safely(() => draw(tex, display)),
      )
    return known.get(key)
  }
}

/** A formula that its parser rejects stays text. */
const safely = (draw: () => Formula | undefined): Formula | undefined => {
  try {
    return draw()
  } catch {
    return undefined
  }
}

const hasError = (node: LiteNode): boolean =>
  node instanceof LiteElement &&
  (node.attributes['data-mml-node'] === 'merror' || (node.children as LiteNode[]).some(hasError))

/** The numbers in an attribute. */
export const readNumbers = (written: unknown): number[] =>
  (String(written ?? '').match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number)
