import { cellName } from '../spreadsheet/workbook.ts'
import { zipOf } from './sample-files.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

type Cell = string | number | { number: number; style: number } | { formula: string } | undefined
export type SheetCells = readonly (readonly Cell[])[]

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An Excel workbook. Style 1 shows percentages, style 2 dates. `cut` replaces the end of its sheets. */
export const workbookFile = (sheets: Record<string, SheetCells>, cut?: string): Uint8Array => {
  const words: string[] = []
  const cellOf = (cell: Cell, reference: string): string => {
    if (cell === undefined) return ''
    if (typeof cell === 'string')
      return `<c r="${reference}" t="s"><v>${words.push(`<si><t>${escape(cell)}</t></si>`) - 1}</v></c>`
    if (typeof cell === 'object' && 'formula' in cell)
      return `<c r="${reference}"><f>${escape(cell.formula)}</f></c>`
    return typeof cell === 'number'
      ? `<c r="${reference}"><v>${cell}</v></c>`
      : `<c r="${reference}" s="${cell.style}"><v>${cell.number}</v></c>`
  }
  const names = Object.keys(sheets)
  const files = names.map((name, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet><sheetData>${entryOf(sheets, name)
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells
            .map((cell, column) => cellOf(cell, cellName(column, row + 1)))
            .join('')}</row>`,
      )
      .join('')}${cut ?? '</sheetData></worksheet>'}`,
  ])
  return zipOf({
    'xl/workbook.xml': `<workbook><sheets>${names
      .map((name, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${words.join('')}</sst>`,
    ...Object.fromEntries(files),
  })
}

/** An OpenDocument workbook with these rows and styles as XML. */
export const odsFile = (rows: string, styles = ''): Uint8Array =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml':
      `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles>` +
      '<office:body><office:spreadsheet><table:table table:name="S">' +
      `${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  })
