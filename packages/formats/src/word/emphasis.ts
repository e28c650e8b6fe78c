import { attribute, childNamed, type Element } from '../xml/tree.ts'
import { defined } from '@quizwright/domain/defined.ts'

export const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off|none|nil)$/i.test(attribute(element, 'val') ?? '1')

/** Colours without meaning: those of plain text and links. */
const plainColours = /^(?:auto|000000|none|clear|ffffff|0563c1|0000ff|1155cc|windowtext)$/i

export const isColoured = (element: Element | undefined, name = 'val'): boolean =>
  isMeaningfulColour(attribute(element, name))

/** Whether a colour, as six hexadecimal digits or a name, may mark a word. */
export const isMeaningfulColour = (colour: string | undefined): boolean => {
  if (colour === undefined || plainColours.test(colour)) return false
  // Greys and near-black are only design.
  const [red, green, blue] = (/^[\da-f]{6}$/i.test(colour) ? defined(colour.match(/../g), 'match') : []).map(
    (part) => Number.parseInt(part, 16),
  )
  return (
    red === undefined ||
    Math.max(red, defined(green, 'green'), defined(blue, 'blue')) -
      Math.min(red, defined(green, 'green'), defined(blue, 'blue')) >
      48
  )
}

/** The kind of a text. Links are coloured and underlined anyway, and a bold letter in an equation is a vector. */
export type Written = 'text' | 'link' | 'equation'

/**
 * Whether text is emphasised as bold, underlined, coloured, highlighted or framed; undefined if nothing is
 * specified.
 */
export const isEmphasised = (properties: Element | undefined, of: Written = 'text'): boolean | undefined => {
  if (marks(properties, of)) return true
  return bold(properties) || childNamed(properties, 'u') ? false : undefined
}

/** Whether text is coloured, highlighted or framed, which stands out among bold text, too. */
export const standsOut = (properties: Element | undefined, of: Written = 'text'): boolean =>
  (of !== 'link' && isColoured(childNamed(properties, 'color'))) ||
  isColoured(childNamed(properties, 'highlight')) ||
  isColoured(childNamed(properties, 'shd'), 'fill') ||
  isOn(childNamed(properties, 'bdr'))

const marks = (properties: Element | undefined, of: Written): boolean =>
  (of !== 'equation' && isOn(bold(properties))) ||
  (of !== 'link' && isOn(childNamed(properties, 'u'))) ||
  standsOut(properties, of)

/** Text from right to left, and that of complex scripts, is bold by a property of its own. */
const bold = (properties: Element | undefined): Element | undefined =>
  childNamed(
    properties,
    isOn(childNamed(properties, 'rtl')) || isOn(childNamed(properties, 'cs')) ? 'bCs' : 'b',
  )
