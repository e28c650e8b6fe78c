import { lengths } from '../limits.ts'

/** The deepest nesting of groups. `maxMarkupLength` is the largest drawn formula, in characters of markup. */
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
 * Whether TeX is safe to draw. Macros can expand a short text to megabytes and deep nesting can overflow the stack,
 * so the renderer must get neither.
 */
export const isRenderable = (tex: string): boolean => {
  if (tex.length > lengths.tex || definesMacros.test(tex)) return false
  let depth = 0
  for (let index = 0; index < tex.length; index++) {
    const character = tex[index]
    if (character === '\\') {
      if (tex.startsWith('\\left', index) || tex.startsWith('\\begin', index)) depth++
      else if (tex.startsWith('\\right', index) || tex.startsWith('\\end', index)) depth--
      index++
    } else if (character === '{') depth++
    else if (character === '}') depth--
    if (depth > maxDepth) return false
  }
  // Arguments without braces nest too: \frac\frac\frac...
  return (tex.match(/\\[a-zA-Z]+(?=\s*\\)/g)?.length ?? 0) <= 200
}
