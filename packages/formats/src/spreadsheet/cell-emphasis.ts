import { attribute, childNamed, elementsOf, type Element } from '../xml/tree.ts'

/** What makes a word stand out: bold, underlined or coloured letters, and a coloured cell (ECMA-376 part 1, 18.8). */
export const readCellEmphases = (styles: Element | undefined): string[] => {
  const fonts = listIn(styles, 'fonts').map(emphasisOfFont)
  const fills = listIn(styles, 'fills').map(emphasisOfFill)
  return listIn(styles, 'cellXfs').map((style) => {
    const font = fonts[Number(attribute(style, 'fontId') ?? 0)] ?? ''
    const fill = fills[Number(attribute(style, 'fillId') ?? 0)] ?? ''
    return [font, fill].filter(Boolean).join(' ')
  })
}

const listIn = (styles: Element | undefined, name: string): Element[] => {
  const list = childNamed(styles, name)
  return list ? elementsOf(list) : []
}

const isSet = (element: Element | undefined): boolean =>
  element !== undefined && !/^(?:0|false|none)$/i.test(attribute(element, 'val') ?? '1')

const emphasisOfFont = (font: Element): string =>
  [
    isSet(childNamed(font, 'b')) ? 'bold' : '',
    isSet(childNamed(font, 'u')) ? 'underlined' : '',
    colourOf(childNamed(font, 'color')),
  ]
    .filter(Boolean)
    .join(' ')

const emphasisOfFill = (fill: Element): string => {
  const pattern = childNamed(fill, 'patternFill')
  return attribute(pattern, 'patternType') === 'solid' ? `on ${colourOf(childNamed(pattern, 'fgColor'))}` : ''
}

/** Black, which letters have anyway, is no colour: it is the theme's second, or written as such. */
const colourOf = (colour: Element | undefined): string => {
  const theme = attribute(colour, 'theme')
  const rgb = attribute(colour, 'rgb')?.slice(-6).toUpperCase()
  if (theme !== undefined) return theme === '1' ? '' : `theme ${theme}`
  return rgb === undefined || rgb === '000000' ? '' : rgb
}
