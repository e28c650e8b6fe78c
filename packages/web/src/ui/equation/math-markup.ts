import { maxMarkupLength } from '@quizwright/domain/rules/safe-tex.ts'

/** The elements that draw a visual equation: no links, images, scripts or forms. */
const elements = new Set(['span', 'div', 'svg', 'g', 'path', 'line', 'rect', 'circle'])
const attributes = new RegExp(
  `^(?:${[
    'class|style|part|role|tabindex|contenteditable|inputmode|spellcheck|auto(?:capitalize|complete|correct)',
    'aria-[a-z]+|data-(?!href)[a-z0-9-]+',
    'xmlns|viewbox|preserveaspectratio|d|x|y|[xy][12]|cx|cy|r|width|height|fill|stroke|stroke-width',
  ].join('|')})$`,
  'i',
)

/**
 * Matches, in this order: a closing tag, an opening tag, a single bracket, text. A quoted value may contain
 * anything except its quote.
 */
const pieces =
  /<\/([a-z]+)\s*>|<([a-z]+)((?:\s+[^\s=<>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*(\/?)>|<|[^<]+/gi
const pairs = /([^\s=<>"'/]+)(?:=("[^"]*"|'[^']*'|[^\s"'<>]+))?/g

const isHarmless = (name: string, value: string): boolean =>
  attributes.test(name) && !(name.toLowerCase() === 'style' && /url|expression|@|\\|&/i.test(value))

const keepAttributes = (written: string): string =>
  [...written.matchAll(pairs)]
    .flatMap(([pair, name = '', value = '']) => (isHarmless(name, value) ? [` ${pair}`] : []))
    .join('')

/**
 * The only function of the page that turns text into markup. It takes the markup that MathLive created for an
 * equation, and removes everything that is not needed to draw it. Oversized markup becomes empty.
 */
export const keepDrawing = (markup: string): string => {
  if (markup.length > maxMarkupLength) return ''
  return markup.replaceAll(
    pieces,
    (piece: string, closed?: string, opened?: string, written = '', slash = '') => {
      if (closed) return elements.has(closed.toLowerCase()) ? `</${closed}>` : ''
      if (opened)
        return elements.has(opened.toLowerCase()) ? `<${opened}${keepAttributes(written)}${slash}>` : ''
      return piece === '<' ? '&lt;' : piece
    },
  )
}
