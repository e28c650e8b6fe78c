import { attribute, childNamed, type Element } from '../xml/tree.ts'

export const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off|none)$/i.test(attribute(element, 'val') ?? '1')

/** Colours without meaning: those of plain text and links. */
const plainColours = /^(?:auto|000000|none|clear|ffffff|0563c1|0000ff|1155cc|windowtext)$/i

const isColoured = (element: Element | undefined, name = 'val'): boolean => {
  const colour = attribute(element, name)
  if (colour === undefined || plainColours.test(colour)) return false
  // Greys and near-black are only design.
  const [red, green, blue] = (/^[\da-f]{6}$/i.test(colour) ? colour.match(/../g)! : []).map((part) =>
    Number.parseInt(part, 16),
  )
  return red === undefined || Math.max(red, green!, blue!) - Math.min(red, green!, blue!) > 48
}

/**
 * Whether text is emphasised as bold, underlined, coloured or highlighted; undefined if nothing is specified.
 */
export const looksMarked = (properties: Element | undefined): boolean | undefined => {
  if (marks(properties)) return true
  return childNamed(properties, 'b') || childNamed(properties, 'u') ? false : undefined
}

const marks = (properties: Element | undefined): boolean =>
  isOn(childNamed(properties, 'b')) ||
  isOn(childNamed(properties, 'u')) ||
  isColoured(childNamed(properties, 'color')) ||
  isColoured(childNamed(properties, 'highlight')) ||
  isColoured(childNamed(properties, 'shd'), 'fill')
