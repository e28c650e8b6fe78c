import { attribute, childNamed, type Element } from '../xml/tree.ts'

export const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off|none)$/i.test(attribute(element, 'val') ?? '1')

/** Colours in which nothing is meant: those of plain text, and of links. */
const plainColours = /^(?:auto|000000|none|clear|ffffff|0563c1|0000ff|1155cc|windowtext)$/i

const isColoured = (element: Element | undefined, name = 'val'): boolean => {
  const colour = attribute(element, name)
  if (colour === undefined || plainColours.test(colour)) return false
  // Shades of grey and what is nearly black are a matter of design.
  const [red, green, blue] = (/^[\da-f]{6}$/i.test(colour) ? colour.match(/../g)! : []).map((part) =>
    Number.parseInt(part, 16),
  )
  return red === undefined || Math.max(red, green!, blue!) - Math.min(red, green!, blue!) > 48
}

/** Whether letters are made to stand out: bold, underlined, coloured or highlighted. Undefined: nothing is said. */
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
