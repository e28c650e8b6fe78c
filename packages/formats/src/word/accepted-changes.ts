import { attribute, childNamed, type Element, elementsOf, find } from '../xml/tree.ts'

/** Elements around the rows and cells of a table, which mean nothing for its content. */
const around = /^(?:sdt|sdtContent|customXml|ins|moveTo)$/

const isDeleted = (properties: Element | undefined): boolean =>
  ['del', 'moveFrom', 'cellDel'].some((name) => childNamed(properties, name) !== undefined)

/** The rows of a table without those whose deletion is tracked. */
export const rowsOf = (table: Element): Element[] =>
  elementsOf(table).flatMap((child) => {
    if (child.name === 'tr') return isDeleted(childNamed(child, 'trPr')) ? [] : [child]
    return around.test(child.name) ? rowsOf(child) : []
  })

/** No table of a word processor has more columns. */
const maxColumns = 63

/**
 * The cells of a row by column, without deleted ones. A column is undefined if a wide cell on its left covers it, or
 * if it is left of the first cell.
 */
export const cellsIn = (row: Element): (Element | undefined)[] => {
  const before = columnsOf(childNamed(childNamed(row, 'trPr'), 'gridBefore'), 0)
  return [...empty(before), ...cellsWithin(row)]
}

const cellsWithin = (element: Element): (Element | undefined)[] =>
  elementsOf(element).flatMap((child): (Element | undefined)[] => {
    if (child.name !== 'tc') return around.test(child.name) ? cellsWithin(child) : []
    const properties = childNamed(child, 'tcPr')
    if (isDeleted(properties)) return []
    return [child, ...empty(columnsOf(childNamed(properties, 'gridSpan'), 1) - 1)]
  })

const empty = (count: number): undefined[] => Array.from({ length: count }, () => undefined)

const columnsOf = (element: Element | undefined, otherwise: number): number => {
  const columns = Number(attribute(element, 'val') ?? otherwise)
  return Number.isInteger(columns) && columns >= otherwise ? Math.min(columns, maxColumns) : otherwise
}

/**
 * If the mark at the end of a paragraph was deleted, the next one continues it. Both get the properties of the next
 * one, as in Word. Elements are pushed one after the other, and come back as they are or merged.
 */
export const createParagraphMerger = () => {
  let waiting: Element | undefined
  return {
    push: (element: Element): Element[] => {
      const whole = waiting && element.name === 'p' ? joined(waiting, element) : element
      const before = waiting && whole === element ? [waiting] : []
      const isOpen = whole.name === 'p' && isDeleted(find(whole, 'pPr', 'rPr'))
      waiting = isOpen ? whole : undefined
      return isOpen ? before : [...before, whole]
    },
    end: (): Element[] => (waiting ? [waiting] : []),
  }
}

export const withMergedParagraphs = (elements: readonly Element[]): Element[] => {
  const merger = createParagraphMerger()
  const merged = elements.flatMap(merger.push)
  return [...merged, ...merger.end()]
}

const joined = (first: Element, next: Element): Element => ({
  ...next,
  children: [
    ...next.children.filter(isProperties),
    ...[...first.children, ...next.children].filter((child) => !isProperties(child)),
  ],
})

const isProperties = (child: Element['children'][number]): boolean =>
  typeof child !== 'string' && child.name === 'pPr'
