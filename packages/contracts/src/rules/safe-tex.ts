import { lengths } from '../limits.ts'

/** How deeply groups may be nested, and how long the drawn formula may be, in characters of markup. */
const maxDepth = 50
export const maxMarkupLength = 200_000

/** TeX commands that define macros. */
const definitions = [
  '[gex]?def',
  'let',
  'futurelet',
  '(?:re|provide)?newcommand',
  'renewcommand',
  'providecommand',
  'DeclareMathOperator',
  'newenvironment',
  'renewenvironment',
]
const definesMacros = new RegExp(String.raw`\\(?:${definitions.join('|')})(?![a-zA-Z])`)

/**
 * Whether a TeX text is safe to draw. A short one can multiply itself into megabytes through macros of its
 * own or exhaust the stack by nesting, so neither gets as far as the renderer.
 */
export const isRenderable = (tex: string): boolean => {
  if (tex.length > lengths.tex || definesMacros.test(tex)) return false
  let depth = 0
  for (let at = 0; at < tex.length; at++) {
    const character = tex[at]
    if (character === '\\') {
      if (tex.startsWith('\\left', at) || tex.startsWith('\\begin', at)) depth++
      else if (tex.startsWith('\\right', at) || tex.startsWith('\\end', at)) depth--
      at++
    } else if (character === '{') depth++
    else if (character === '}') depth--
    if (depth > maxDepth) return false
  }
  // Arguments without braces nest too: \frac\frac\frac...
  return (tex.match(/\\[a-zA-Z]+(?=\s*\\)/g)?.length ?? 0) <= 200
}
