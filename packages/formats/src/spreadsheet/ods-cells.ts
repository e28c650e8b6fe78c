import { raiseText } from '../content/raised-text.ts'
import { attribute, childrenNamed, type Element, type Node } from '../xml/tree.ts'

/** The names of styles that raise or lower letters. */
export type RaisedStyles = ReadonlyMap<string, 'sup' | 'sub'>

/**
 * The text that a cell shows. Some programs write only its value. Undefined: the cell has a formula without a
 * result.
 */
export const textOfCell = (cell: Element, raised: RaisedStyles): string | undefined => {
  const paragraphs = childrenNamed(cell, 'p')
  if (paragraphs.length > 0)
    return paragraphs.map((paragraph) => textOfParagraph(paragraph, raised)).join('\n')
  const value = valueOf(cell)
  return value === undefined && attribute(cell, 'formula') !== undefined ? undefined : (value ?? '')
}

/** The formula of a cell as a spreadsheet shows it: without the name of its language. */
export const formulaOf = (cell: Element): string =>
  (attribute(cell, 'formula') ?? '').replace(/^\w+:(?==)/, '')

const valueOf = (cell: Element): string | undefined => {
  const number = attribute(cell, 'value')
  switch (attribute(cell, 'value-type')) {
    case undefined:
      return undefined
    case 'string':
      return attribute(cell, 'string-value') ?? ''
    case 'boolean':
      return (attribute(cell, 'boolean-value') ?? '').toUpperCase()
    case 'date':
      return attribute(cell, 'date-value')
    case 'time':
      return attribute(cell, 'time-value')
    case 'percentage':
      return number === undefined ? undefined : `${Number((Number(number) * 100).toPrecision(15))}%`
    default:
      return number
  }
}

/** White space is encoded as elements. Notes attached to a cell are not part of it. */
const textOfParagraph = (paragraph: Element, raised: RaisedStyles): string =>
  paragraph.children.map((node) => textOfNode(node, raised)).join('')

const textOfNode = (node: Node, raised: RaisedStyles): string => {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  switch (node.name) {
    case 's':
      return ' '.repeat(Math.min(Number(attribute(node, 'c') ?? 1) || 1, 1_000))
    case 'tab':
      return '\t'
    case 'line-break':
      return '\n'
    // How East Asian words are read stands above them.
    case 'annotation':
    case 'ruby-text':
      return ''
    default: {
      const text = textOfParagraph(node, raised)
      const direction = raised.get(attribute(node, 'style-name') ?? '')
      return direction && text.trim() !== '' ? raiseText(text, direction) : text
    }
  }
}
