import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { zipOf } from '../testing/sample-files.ts'
import { odsFile } from '../testing/sample-workbooks.ts'
import { openWorkbook } from './open-workbook.ts'

const rowsOf = (bytes: Uint8Array) => {
  const workbook = openWorkbook(bytes)
  if (!workbook || 'problem' in workbook) throw new Error(JSON.stringify(workbook))
  return workbook.sheets.flatMap(({ rows }) => [...rows()])
}
const excelFile = (rows: string, before = '') =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="a" Target="one.xml"/></R>',
    'xl/one.xml': `<worksheet>${before}<sheetData>${rows}</sheetData></worksheet>`,
  })
const written = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const row = (inside: string, attributes = '') => `<table:table-row ${attributes}>${inside}</table:table-row>`

test('hidden rows and columns of Excel are read and told', () => {
  const cells = '<c><v>1</v></c><c><v>2</v></c><c><v>3</v></c>'
  const columns = '<cols><col min="1" max="1"/><col min="2" max="3" hidden="1"/></cols>'
  expect(rowsOf(excelFile(`<row>${cells}</row><row hidden="1">${cells}</row>`, columns))).toMatchObject([
    { line: 1, hiddenColumns: [1, 2] },
    { line: 2, isHidden: true, cells: ['1', '2', '3'] },
  ])
  expect(rowsOf(excelFile(`<row>${cells}</row>`))[0]).not.toHaveProperty('hiddenColumns')
})

test('hidden and filtered rows and hidden columns of OpenDocument are read and told', () => {
  const columns = '<table:table-column/><table:table-column table:visibility="collapse"/>'
  const cells = written('a') + written('b')
  const rows =
    row(cells) + row(cells, 'table:visibility="collapse"') + row(cells, 'table:visibility="filter"')
  expect(rowsOf(odsFile(columns + rows))).toMatchObject([
    { line: 1, hiddenColumns: [1] },
    { line: 2, isHidden: true },
    { line: 3, isHidden: true },
  ])
})

test('hidden rows of a list in a workbook are read and noted', () => {
  const lines = ['1. One?', 'a) x*', 'b) y', '2. Old?', 'a) p*', 'b) q']
  const rows = lines
    .map((text, index) => row(written(text), index < 3 ? '' : 'table:visibility="collapse"'))
    .join('')
  const opened = openQuestionFile({ bytes: odsFile(rows) })
  expect('problem' in opened ? opened : [[...opened.entries].length, opened.notes]).toEqual([
    2,
    [
      'Rows 4, 5, 6 of the sheet "S" are hidden in the workbook and read too. ' +
        'Leave their questions out if they are old',
    ],
  ])
})

test('the empty results of shared formulas and of arrays are named like those of other formulas', () => {
  const cells =
    '<c r="A1"><f t="shared" ref="A1:B1" si="0">C1</f></c><c r="B1"><f t="shared" si="0"/></c>' +
    '<c r="C1"><f t="array" ref="C1"/></c><c r="D1" t="str"><f>""</f><v></v></c>'
  expect(rowsOf(excelFile(`<row>${cells}<c r="E1"><v>1</v></c></row>`))).toMatchObject([
    { unsolved: ['A1', 'B1', 'C1'], cells: ['=C1', '=', '=', '', '1'] },
  ])
})

test('a formula of OpenDocument without a result is named, and an empty text is a result', () => {
  const cells =
    '<table:table-cell table:formula="of:=[.B1]"/>' +
    '<table:table-cell table:formula="of:=&quot;&quot;" office:value-type="string"/>'
  expect(rowsOf(odsFile(row(cells + written('x'))))).toMatchObject([
    { cells: ['=[.B1]', '', 'x'], unsolved: ['A1'] },
  ])
})

test.each([
  ['office:value-type="float" office:value="5"', '5'],
  ['office:value-type="percentage" office:value="0.07"', '7%'],
  ['office:value-type="string" office:string-value="Rome"', 'Rome'],
  ['office:value-type="boolean" office:boolean-value="true"', 'TRUE'],
  ['office:value-type="date" office:date-value="2026-03-01"', '2026-03-01'],
])('a cell of OpenDocument that has only a value (%s) shows it', (attributes, shown) => {
  expect(rowsOf(odsFile(row(`<table:table-cell ${attributes}/>${written('x')}`)))[0]!.cells).toEqual([
    shown,
    'x',
  ])
})

test('raised and lowered letters of OpenDocument stay so, and the reading above words is no part of them', () => {
  const style = (name: string, position: string) =>
    `<style:style style:name="${name}" style:family="text"><style:text-properties style:text-position="${position}"/>` +
    '</style:style>'
  const span = (name: string, text: string) => `<text:span text:style-name="${name}">${text}</text:span>`
  const ruby =
    '<text:ruby><text:ruby-base>漢字</text:ruby-base><text:ruby-text>かんじ</text:ruby-text></text:ruby>'
  const cells = written(`2${span('T1', '3')} H${span('T2', '2')}O`) + written(ruby)
  expect(rowsOf(odsFile(row(cells), style('T1', 'super 58%') + style('T2', '-33% 58%')))[0]!.cells).toEqual([
    '2³ H₂O',
    '漢字',
  ])
})
