import { columnsFor, plainCells } from '@quizwright/domain/csv/write-row.ts'
import { escapedColumn } from '@quizwright/domain/csv/column-names.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { withoutUnwritable } from './xml-characters.ts'
import { writeZip } from './write-zip.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

/** The largest number of characters in an Excel cell. */
const maxCellChars = 32_767

export const xlsxHolds: Holds = {
  images: false,
  solutions: true,
  tags: true,
  difficulty: true,
  marks: true,
  sections: true,
  descriptive: true,
  lineBreaks: true,
  answerFeedback: true,
  hints: true,
  drawn: () => 'all',
  optionFeedback: true,
  wholeFeedback: () => true,
  interaction: () => true,
  controlCharacters: false,
  marksByHand: true,
  topic: true,
  video: true,
  number: true,
  model: true,
  pinned: true,
  pages: true,
  translations: () => true,
  maxText: maxCellChars,
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const sheetNamespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Writes a workbook with one sheet in the columns of a CSV import. All cells are text; none is a formula. */
export const writeXlsx = ({ questions }: ExportedQuiz): Uint8Array => {
  const columns = columnsFor(questions).filter((name) => name !== escapedColumn)
  const rows = [columns, ...questions.map((question) => plainCells(question, columns))]
  return writeZip([
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packageNamespace}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ],
    ['_rels/.rels', relationsOf([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${declaration}<workbook ${sheetNamespace} xmlns:r="${relations}"><sheets>` +
        '<sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationsOf([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', styles],
    [
      'xl/worksheets/sheet1.xml',
      `${declaration}<worksheet ${sheetNamespace}><sheetViews><sheetView workbookViewId="0">` +
        '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
        `<cols><col min="1" max="${columns.length}" width="24" customWidth="1"/></cols>` +
        `<sheetData>${rows.map(writeRow).join('')}</sheetData></worksheet>`,
    ],
  ])
}

const relationsOf = (parts: readonly (readonly [type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${parts
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Style 1 wraps lines, style 2 is the header. */
const styles =
  `${declaration}<styleSheet ${sheetNamespace}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="3"><xf xfId="0"/><xf xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '<xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>'

const writeRow = (cells: readonly string[], row: number): string =>
  `<row r="${row + 1}">${cells.map((cell, column) => writeCell(cell, column, row)).join('')}</row>`

const writeCell = (cell: string, column: number, row: number): string => {
  if (cell === '') return ''
  const start = `<c r="${letters(column)}${row + 1}" s="${row === 0 ? 2 : 1}"`
  // Numbers are written as numbers, so that they can be summed. "1/2" and "007" stay text.
  if (/^(?:0|[1-9]\d{0,8})$/.test(cell)) return `${start}><v>${cell}</v></c>`
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeCell(cell)}</t></is></c>`
}

const letters = (column: number): string =>
  column < 26
    ? String.fromCodePoint(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26)

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' }

/** Escapes a text such as _x000D_, which Excel would read as a character code. */
const escapeCell = (text: string): string =>
  withoutUnwritable(text)
    .slice(0, maxCellChars)
    .toWellFormed()
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(/[&<>\r]/g, (character) => entryOf(named, character))
