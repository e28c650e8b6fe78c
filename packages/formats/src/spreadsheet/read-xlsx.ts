import { raiseText } from '../content/raised-text.ts'
import { decodeXml } from '../xml/decode-xml.ts'
import { parseXml, readXml } from '../xml/read-xml.ts'
import { attribute, childNamed, childrenNamed, descendants, type Element, textOf } from '../xml/tree.ts'
import { copyText } from '../copy-text.ts'
import { findInZip } from '../zip/find-in-zip.ts'
import type { Zip } from '../zip/open-zip.ts'
import { type CellFormats, readCellFormats, shownNumber } from './cell-formats.ts'
import { readCellEmphases } from './cell-emphasis.ts'
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

const main = 'xl/workbook.xml'

/** Reads an Excel workbook (ECMA-376 part 1, 18). Returns a sentence if it has no sheets. */
export const readXlsx = (zip: Zip): Workbook | { problem: string } => {
  const workbook = rootOf(zip, main)
  const targets = new Map(
    childrenNamed(rootOf(zip, 'xl/_rels/workbook.xml.rels'), 'Relationship').map((relation) => [
      attribute(relation, 'Id'),
      attribute(relation, 'Target') ?? '',
    ]),
  )
  const named = childrenNamed(childNamed(workbook, 'sheets'), 'sheet')
  if (named.length === 0) return { problem: 'The sheets of this workbook can not be read. Save it again.' }
  const words = readWords(zip)
  const styles = rootOf(zip, 'xl/styles.xml')
  const formats: CellFormats = {
    patterns: readCellFormats(styles),
    emphases: readCellEmphases(styles),
    daysFrom1900: isFrom1904(workbook) ? daysTo1904 : 0,
  }
  const files = new Set<string | undefined>()
  const sheets = named.flatMap((sheet): Sheet[] => {
    const name = attribute(sheet, 'name') ?? ''
    const file = findInZip(zip, targets.get(attribute(sheet, 'id')) ?? '', main)
    if (file !== undefined && files.has(file)) return []
    files.add(file)
    const isHidden = (attribute(sheet, 'state') ?? 'visible') !== 'visible'
    return [{ name, isHidden, rows: () => evenRows(readRows(zip, { name, file }, words, formats)) }]
  })
  const hasImages = zip.names.some((name) => name.startsWith('xl/media/'))
  const notes = [
    ...(hasImages ? [imagesAreLost] : []),
    ...(sheets.length < named.length ? [`${named.length - sheets.length} ${areRepeated}`] : []),
  ]
  return { format: 'xlsx', sheets, notes }
}

/**
 * No program writes this. A small file could name a large sheet thousands of times, which would take hours to read.
 */
const areRepeated = 'names of sheets in the workbook lead to a sheet that was read already'

/** Workbooks from old Macs count days from 1904. */
const daysTo1904 = 1_462
const isFrom1904 = (workbook: Element | undefined): boolean =>
  /^(?:1|true)$/i.test(attribute(childNamed(workbook, 'workbookPr'), 'date1904') ?? '')

/**
 * Images float above a sheet instead of being in its cells, so it is unknown which question they belong to.
 */
export const imagesAreLost =
  'The images of the workbook were not taken: they belong to no cell. Add them to their questions'

const rootOf = (zip: Zip, name: string): Element | undefined => {
  const bytes = zip.read(name)
  return !bytes || 'problem' in bytes ? undefined : parseXml(decodeXml(bytes).text).root
}

/** The shared texts, which cells refer to by index. */
const readWords = (zip: Zip): string[] => {
  const bytes = zip.read('xl/sharedStrings.xml')
  if (!bytes || 'problem' in bytes) return []
  const words: string[] = []
  // One by one, because their trees together would take more memory than a thread has.
  for (const { element } of readXml(decodeXml(bytes).text, ['si'])) words.push(copyText(writtenIn(element)))
  return words
}

/**
 * A text may consist of runs with different formatting. Its pronunciation is stored next to it and left out.
 */
const writtenIn = (element: Element): string =>
  element.children
    .filter((child) => typeof child !== 'string')
    .flatMap((child) => (child.name === 't' ? [textOf(child)] : child.name === 'r' ? [textOfRun(child)] : []))
    .join('')
    .replace(/\r\n?/g, '\n')
    .replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** Superscript and subscript would mean something else on the line: x². */
const textOfRun = (run: Element): string => {
  const text = childrenNamed(run, 't').map(textOf).join('')
  const raised = attribute(childNamed(childNamed(run, 'rPr'), 'vertAlign'), 'val')
  if (text.trim() === '' || (raised !== 'superscript' && raised !== 'subscript')) return text
  return raiseText(text, raised === 'superscript' ? 'sup' : 'sub')
}

function* readRows(
  zip: Zip,
  { name, file }: { name: string; file: string | undefined },
  words: readonly string[],
  formats: CellFormats,
): Generator<SheetRow, string | undefined, undefined> {
  const bytes = file === undefined ? undefined : zip.read(file)
  if (!bytes || 'problem' in bytes) return brokenSheet(name, 'it is not in the file, or damaged')
  const { text } = decodeXml(bytes)
  return yield* withMerged(readCells(name, text, words, formats), mergedIn(text))
}

function* readCells(
  name: string,
  text: string,
  words: readonly string[],
  formats: CellFormats,
): Generator<SheetRow, string | undefined, undefined> {
  const reading = readXml(text, ['row'])
  const hiddenColumns = hiddenColumnsIn(text)
  let line = 0
  for (let next = reading.next(); ; next = reading.next()) {
    if (next.done) return next.value && brokenSheet(name, next.value.message)
    const { element } = next.value
    line = Number(attribute(element, 'r')) || line + 1
    const row = cellsOf(element, line, words, formats)
    if ('lost' in row) return brokenSheet(name, `the text of its cell ${row.lost} is not in the file`)
    yield {
      line,
      ...row,
      ...(isSet(attribute(element, 'hidden')) && { isHidden: true }),
      ...(hiddenColumns.length > 0 && { hiddenColumns }),
    }
  }
}

const isSet = (written: string | undefined): boolean => /^(?:1|true)$/.test(written ?? '')

/** The columns that a sheet hides. They stand before its rows, from 1. */
const hiddenColumnsIn = (text: string): number[] => {
  const hidden: number[] = []
  const before = text.slice(0, Math.max(0, text.search(/<(?:\w+:)?sheetData\b/)))
  for (const { element } of readXml(before, ['col'])) {
    if (!isSet(attribute(element, 'hidden'))) continue
    const last = Math.min(Number(attribute(element, 'max')) || 0, maxCells)
    for (let column = Number(attribute(element, 'min')) || 1; column <= last; column += 1)
      hidden.push(column - 1)
  }
  return hidden
}

/** The cells that are merged down a column; they stand behind the rows of a sheet. */
const mergedIn = (text: string): Merged[] => {
  const start = text.lastIndexOf('mergeCells')
  const first = text.lastIndexOf('mergeCells', start - 1)
  if (first < 0) return []
  const merged: Merged[] = []
  // One after the other, because all matches of a large file together would take hundreds of megabytes.
  for (const [, left = '', from, right, to] of text
    .slice(first, start)
    .matchAll(/\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g)) {
    const column = placeOf(`${left}1`) ?? maxCells
    if (left === right && from !== to && column < maxCells)
      merged.push({ column, from: Number(from), to: Number(to) })
  }
  return merged
}

const cellsOf = (
  row: Element,
  line: number,
  words: readonly string[],
  formats: CellFormats,
): Omit<SheetRow, 'line'> | { lost: string } => {
  const cells: string[] = []
  const emphases: string[] = []
  const far: string[] = []
  const unsolved: string[] = []
  for (const cell of childrenNamed(row, 'c')) {
    const index = placeOf(attribute(cell, 'r')) ?? cells.length
    const shown = shownCell(cell, words, formats)
    if (shown === undefined) return { lost: cellName(index, line) }
    if (index >= maxCells) {
      if (shown.trim() !== '') far.push(cellName(index, line))
      continue
    }
    while (cells.length < index) cells.push('')
    cells[index] = shown
    const formula = childNamed(cell, 'f')
    // A result of type `str` may be an empty text.
    if (formula && shown === '' && attribute(cell, 't') !== 'str') {
      // Only the first cell of a shared formula holds its text.
      cells[index] = `=${textOf(formula)}`
      unsolved.push(cellName(index, line))
    }
    const emphasis = formats.emphases[Number(attribute(cell, 's') ?? 0)] ?? ''
    if (emphasis !== '') emphases[index] = emphasis
  }
  return {
    cells,
    ...(emphases.length > 0 && { emphases }),
    ...(far.length > 0 && { far }),
    ...(unsolved.length > 0 && { unsolved }),
  }
}

/** The index of a column, from 0: AB12 is in column 27. */
const placeOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Returns undefined if the cell refers to a shared text that the file lacks. */
const shownCell = (cell: Element, words: readonly string[], formats: CellFormats): string | undefined => {
  const type = attribute(cell, 't') ?? 'n'
  if (type === 'inlineStr') {
    const text = descendants(cell, 'is')[0]
    return text ? writtenIn(text) : ''
  }
  const value = textOf(childNamed(cell, 'v'))
  if (type === 's') return value === '' ? '' : words[Number(value)]
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n' || value === '') return value.replace(/\r\n?/g, '\n')
  return shownNumber(value, formats, Number(attribute(cell, 's') ?? 0))
}
