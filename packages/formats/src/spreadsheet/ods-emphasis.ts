import { directionOf } from '../odt/odt-styles.ts'
import { readXml } from '../xml/read-xml.ts'
import { attribute, childNamed, type Element } from '../xml/tree.ts'

/** The formatting that a style sets; what it does not set comes from its parent. */
type Formatting = { weight?: string; underline?: string; colour?: string; fill?: string }
type Style = { own: Formatting; parent: string }

/** At most so many parents of a style are followed: in a broken file they may form a loop. */
const maxParents = 16

/**
 * What makes a cell of each style stand out, by the style's name: bold, underlined or coloured letters, and a coloured
 * cell (ODF 1.3 part 3, 16). `texts` are the parts of a workbook that define styles.
 */
export const readOdsEmphases = (texts: readonly string[]): ReadonlyMap<string, string> => {
  const styles = new Map<string, Style>()
  for (const text of texts)
    for (const { element } of readXml(text, ['style']))
      if (attribute(element, 'family') === 'table-cell')
        styles.set(attribute(element, 'name') ?? '', {
          own: formattingOf(element),
          parent: attribute(element, 'parent-style-name') ?? '',
        })
  return new Map([...styles.keys()].map((name) => [name, emphasisOf(inherited(name, styles))]))
}

const inherited = (name: string, styles: ReadonlyMap<string, Style>): Formatting => {
  let all: Formatting = {}
  let style = styles.get(name)
  for (let depth = 0; style && depth < maxParents; depth += 1) {
    all = { ...style.own, ...all }
    style = styles.get(style.parent)
  }
  return all
}

const formattingOf = (style: Element): Formatting => {
  const letters = childNamed(style, 'text-properties')
  const found = {
    weight: attribute(letters, 'font-weight'),
    underline: attribute(letters, 'text-underline-style'),
    colour: attribute(letters, 'color'),
    fill: attribute(childNamed(style, 'table-cell-properties'), 'background-color'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

const emphasisOf = ({ weight = '', underline = 'none', colour, fill }: Formatting): string => {
  const behind = hexOf(fill)
  return [
    /^(?:bold|[6-9]00)$/.test(weight) ? 'bold' : '',
    underline === 'none' ? '' : 'underlined',
    hexOf(colour),
    behind === '' || behind === 'FFFFFF' ? '' : `on ${behind}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Black, which letters have anyway, is no colour. */
const hexOf = (colour: string | undefined): string => {
  const hex = /^#([\da-f]{6})$/i.exec(colour ?? '')?.[1]?.toUpperCase()
  return hex === undefined || hex === '000000' ? '' : hex
}

/** The styles of letters that are raised or lowered, by their name: on the line they would mean something else. */
export const readRaisedStyles = (texts: readonly string[]): ReadonlyMap<string, 'sup' | 'sub'> => {
  const found = new Map<string, 'sup' | 'sub'>()
  for (const text of texts)
    for (const { element } of readXml(text, ['style'])) {
      const direction = directionOf(attribute(childNamed(element, 'text-properties'), 'text-position') ?? '')
      if (direction !== 'none' && attribute(element, 'family') === 'text')
        found.set(attribute(element, 'name') ?? '', direction)
    }
  return found
}
