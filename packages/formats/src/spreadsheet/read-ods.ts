import { decodeXML } from 'entities'
import { decodeXml } from '../xml/decode-xml.ts'
import { readXml } from '../xml/read-xml.ts'
import { attribute, childrenNamed, type Element, elementsOf, type Node } from '../xml/tree.ts'
import type { Zip } from '../zip/open-zip.ts'
import { readOdsLooks } from './ods-looks.ts'
import { imagesAreLost } from './read-xlsx.ts'
import {
  brokenSheet,
  cellName,
  evenRows,
  maxCells,
  type Merged,
  type Sheet,
  type SheetRow,
  withMerged,
  type Workbook,
} from './workbook.ts'

/** A row that is repeated more often is either empty or fills up the sheet. */
const maxRepeats = 1_000

/** Reads an OpenDocument workbook (ODF 1.3 part 3, 9). Returns a sentence if it cannot be read. */
export const readOds = (zip: Zip): Workbook | { problem: string } => {
  const bytes = zip.read('content.xml')
  if (!bytes || 'problem' in bytes)
    return { problem: 'The sheets of this workbook can not be read. Save it again.' }
  const { text } = decodeXml(bytes)
  const starts = [...text.matchAll(/<(?:[\w-]+:)?table(?=[\s>])[^>]*>/g)]
  const hidden = hiddenStyles(text)
  const looks = readOdsLooks([textOfPart(zip, 'styles.xml'), text.slice(0, starts[0]?.index ?? 0)])
  const sheets = starts.map((start, index): Sheet => {
    const name = decodeXML(/\bname="([^"]*)"/.exec(start[0])?.[1] ?? `${index + 1}`)
    const part = text.slice(start.index, starts[index + 1]?.index ?? text.length)
    const style = /\bstyle-name="([^"]*)"/.exec(start[0])?.[1]
    const isHidden = style !== undefined && hidden.has(style)
    return { name, isHidden, rows: () => evenRows(withMerged(readRows(name, part, looks), mergedIn(part))) }
  })
  const images = zip.names.some((name) => name.startsWith('Pictures/'))
  return { format: 'ods', sheets, notes: images ? [imagesAreLost] : [] }
}

const textOfPart = (zip: Zip, name: string): string => {
  const bytes = zip.read(name)
  return bytes instanceof Uint8Array ? decodeXml(bytes).text : ''
}

/** A sheet is hidden by its style. */
const hiddenStyles = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...text.matchAll(
        /<style:style\b[^>]*\bstyle:name="([^"]*)"[^>]*>\s*<style:table-properties\b[^>]*\btable:display="false"/g,
      ),
    ].map(([, name]) => name!),
  )

/** The cells that are merged down a column, where any are. */
const mergedIn = (text: string): Merged[] => {
  if (!text.includes('number-rows-spanned')) return []
  const merged: Merged[] = []
  let line = 1
  for (const { element } of readXml(text, ['table-row'])) {
    let column = 0
    for (const cell of elementsOf(element)) {
      const rows = Number(attribute(cell, 'number-rows-spanned') ?? 1)
      const isOneColumn = Number(attribute(cell, 'number-columns-spanned') ?? 1) === 1
      if (rows > 1 && isOneColumn && column < maxCells)
        merged.push({ column, from: line, to: line + rows - 1 })
      column += Number(attribute(cell, 'number-columns-repeated') ?? 1) || 1
    }
    line += Number(attribute(element, 'number-rows-repeated') ?? 1) || 1
  }
  return merged
}

function* readRows(
  name: string,
  text: string,
  looks: ReadonlyMap<string, string>,
): Generator<SheetRow, string | undefined, undefined> {
  let line = 1
  const columnLooks = looksOfColumns(text, looks)
  const reading = readXml(text, ['table-row'])
  for (let next = reading.next(); ; next = reading.next()) {
    if (next.done) return isCutOff(text) ? brokenSheet(name, 'it is cut off') : undefined
    const { element } = next.value
    const times = Number(attribute(element, 'number-rows-repeated') ?? 1) || 1
    const row = cellsOf(element, line, looks, columnLooks)
    for (let repeat = 0; repeat < Math.min(times, maxRepeats); repeat++)
      yield { ...row, line: line + repeat, cells: [...row.cells] }
    line += times
  }
}

const isCutOff = (text: string): boolean => !/<\/(?:[\w-]+:)?table>/.test(text)

/** The look of a cell without a style of its own is that of its column. */
const looksOfColumns = (text: string, looks: ReadonlyMap<string, string>): string[] => {
  const found: string[] = []
  for (const [column] of text.slice(0, text.search(/<(?:[\w-]+:)?table-row[\s>]/)).matchAll(columnTag)) {
    const style = /\bdefault-cell-style-name="([^"]*)"/.exec(column)?.[1] ?? ''
    const times = Number(/\bnumber-columns-repeated="(\d+)"/.exec(column)?.[1] ?? 1) || 1
    for (let repeat = 0; repeat < times && found.length < maxCells; repeat++)
      found.push(looks.get(style) ?? '')
  }
  return found
}
const columnTag = /<(?:[\w-]+:)?table-column\b[^>]*>/g

const cellsOf = (
  row: Element,
  line: number,
  looks: ReadonlyMap<string, string>,
  columnLooks: readonly string[],
): Omit<SheetRow, 'line'> => {
  const cells: string[] = []
  const shown: string[] = []
  const far: string[] = []
  let column = 0
  const rowStyle = attribute(row, 'default-cell-style-name')
  for (const cell of elementsOf(row)) {
    if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue
    const text = childrenNamed(cell, 'p').map(textOfParagraph).join('\n')
    const times = Number(attribute(cell, 'number-columns-repeated') ?? 1) || 1
    const style = attribute(cell, 'style-name') ?? rowStyle
    column += times
    if (column > maxCells && text.trim() !== '') far.push(cellName(column - 1, line))
    for (let repeat = 0; repeat < times && cells.length < maxCells; repeat++) {
      shown.push(style === undefined ? (columnLooks[cells.length] ?? '') : (looks.get(style) ?? ''))
      cells.push(text)
    }
  }
  return {
    cells,
    ...(shown.some((look) => look !== '') && { looks: shown }),
    ...(far.length > 0 && { far }),
  }
}

/** White space is encoded as elements. Notes attached to a cell are not part of it. */
const textOfParagraph = (paragraph: Element): string => paragraph.children.map(textOfNode).join('')

const textOfNode = (node: Node): string => {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  if (node.name === 's') return ' '.repeat(Math.min(Number(attribute(node, 'c') ?? 1) || 1, 1_000))
  if (node.name === 'tab') return '\t'
  if (node.name === 'line-break') return '\n'
  return node.name === 'annotation' ? '' : textOfParagraph(node)
}
