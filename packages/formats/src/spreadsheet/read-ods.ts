import { defined } from '@quizwright/domain/defined.ts'
import { decodeXML } from 'entities'
import { decodeXml } from '../xml/decode-xml.ts'
import { readXml } from '../xml/read-xml.ts'
import { attribute, type Element, elementsOf } from '../xml/tree.ts'
import type { Zip } from '../zip/open-zip.ts'
import { formulaOf, type RaisedStyles, textOfCell } from './ods-cells.ts'
import { readOdsEmphases, readRaisedStyles } from './ods-emphasis.ts'
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

type Styles = { emphases: ReadonlyMap<string, string>; raised: RaisedStyles }

/** Reads an OpenDocument workbook (ODF 1.3 part 3, 9). Returns a sentence if it cannot be read. */
export const readOds = (zip: Zip): Workbook | { problem: string } => {
  const bytes = zip.read('content.xml')
  if (!bytes || 'problem' in bytes)
    return { problem: 'The sheets of this workbook can not be read. Save it again.' }
  const { text } = decodeXml(bytes)
  const starts = [...text.matchAll(/<(?:[\w-]+:)?table(?=[\s>])[^>]*>/g)]
  const hidden = hiddenStyles(text)
  const definitions = [textOfPart(zip, 'styles.xml'), text.slice(0, starts[0]?.index ?? 0)]
  const styles: Styles = { emphases: readOdsEmphases(definitions), raised: readRaisedStyles(definitions) }
  const sheets = starts.map((start, index): Sheet => {
    const name = decodeXML(/\bname="([^"]*)"/.exec(start[0])?.[1] ?? `${index + 1}`)
    const part = text.slice(start.index, starts[index + 1]?.index ?? text.length)
    const style = /\bstyle-name="([^"]*)"/.exec(start[0])?.[1]
    const isHidden = style !== undefined && hidden.has(style)
    return { name, isHidden, rows: () => evenRows(withMerged(readRows(name, part, styles), mergedIn(part))) }
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
    ].map(([, name]) => defined(name, 'name')),
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
  styles: Styles,
): Generator<SheetRow, string | undefined, undefined> {
  let line = 1
  const columns = columnsIn(text)
  const columnEmphases = columns.map(({ style }) => styles.emphases.get(style) ?? '')
  const hiddenColumns = columns.flatMap(({ isHidden }, index) => (isHidden ? [index] : []))
  const reading = readXml(text, ['table-row'])
  for (let next = reading.next(); ; next = reading.next()) {
    if (next.done) return isCutOff(text) ? brokenSheet(name, 'it is cut off') : undefined
    const { element } = next.value
    const times = Number(attribute(element, 'number-rows-repeated') ?? 1) || 1
    const row = {
      ...cellsOf(element, line, styles, columnEmphases),
      ...(isHiddenBy(attribute(element, 'visibility')) && { isHidden: true }),
      ...(hiddenColumns.length > 0 && { hiddenColumns }),
    }
    for (let repeat = 0; repeat < Math.min(times, maxRepeats); repeat++)
      yield { ...row, line: line + repeat, cells: [...row.cells] }
    line += times
  }
}

const isCutOff = (text: string): boolean => !/<\/(?:[\w-]+:)?table>/.test(text)

/** Rows and columns are hidden by hand or by a filter. */
const isHiddenBy = (visibility: string | undefined): boolean => /^(?:collapse|filter)$/.test(visibility ?? '')

/** The columns of a sheet. The style of a column is that of its cells without a style of their own. */
const columnsIn = (text: string): { style: string; isHidden: boolean }[] => {
  const found: { style: string; isHidden: boolean }[] = []
  for (const [column] of text.slice(0, text.search(/<(?:[\w-]+:)?table-row[\s>]/)).matchAll(columnTag)) {
    const style = /\bdefault-cell-style-name="([^"]*)"/.exec(column)?.[1] ?? ''
    const isHidden = isHiddenBy(/\bvisibility="([^"]*)"/.exec(column)?.[1])
    const times = Number(/\bnumber-columns-repeated="(\d+)"/.exec(column)?.[1] ?? 1) || 1
    for (let repeat = 0; repeat < times && found.length < maxCells; repeat++) found.push({ style, isHidden })
  }
  return found
}
const columnTag = /<(?:[\w-]+:)?table-column\b[^>]*>/g

const cellsOf = (
  row: Element,
  line: number,
  { emphases, raised }: Styles,
  columnEmphases: readonly string[],
): Omit<SheetRow, 'line'> => {
  const cells: string[] = []
  const shown: string[] = []
  const far: string[] = []
  const unsolved: string[] = []
  let column = 0
  const rowStyle = attribute(row, 'default-cell-style-name')
  for (const cell of elementsOf(row)) {
    if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue
    const result = textOfCell(cell, raised)
    const text = result ?? formulaOf(cell)
    const times = Number(attribute(cell, 'number-columns-repeated') ?? 1) || 1
    const style = attribute(cell, 'style-name') ?? rowStyle
    column += times
    if (result === undefined && column <= maxCells) unsolved.push(cellName(column - 1, line))
    if (column > maxCells && text.trim() !== '') far.push(cellName(column - 1, line))
    for (let repeat = 0; repeat < times && cells.length < maxCells; repeat++) {
      shown.push(style === undefined ? (columnEmphases[cells.length] ?? '') : (emphases.get(style) ?? ''))
      cells.push(text)
    }
  }
  return {
    cells,
    ...(shown.some((emphasis) => emphasis !== '') && { emphases: shown }),
    ...(far.length > 0 && { far }),
    ...(unsolved.length > 0 && { unsolved }),
  }
}
