import { expect, test } from 'vitest'
import { zipOf } from '../testing/sample-files.ts'
import { openWorkbook } from './open-workbook.ts'

const style = (name: string, parent: string, properties: string) =>
  `<style:style style:name="${name}" style:family="table-cell" style:parent-style-name="${parent}">` +
  `${properties}</style:style>`
const letters = (attributes: string) => `<style:text-properties ${attributes}/>`
const cell = (text: string, attributes = '') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`

const emphasesIn = (rows: string, columns = '') => {
  const workbook = openWorkbook(
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'styles.xml':
        '<office:document-styles><office:styles>' +
        style('Good', 'Default', '<style:table-cell-properties fo:background-color="#ccffcc"/>') +
        style('Loop', 'Loop', letters('fo:color="#ff0000"')) +
        '</office:styles></office:document-styles>',
      'content.xml':
        '<office:document-content><office:automatic-styles>' +
        style('ce1', 'Default', letters('fo:font-weight="bold"')) +
        style('ce2', 'Good', letters('fo:color="#000000" style:text-underline-style="solid"')) +
        style('ce3', 'ce1', letters('fo:font-weight="normal"')) +
        '</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="S">' +
        `${columns}${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    }),
  )
  if (!workbook || 'problem' in workbook) throw new Error('it was not opened')
  return [...workbook.sheets[0]!.rows()].map(({ emphases }) => emphases)
}

test('the emphasis of a cell comes from its style and its parents, its own first', () => {
  const row = ['ce1', 'ce2', 'ce3', 'Loop'].map((name) => cell('x', `table:style-name="${name}"`)).join('')
  expect(emphasesIn(`<table:table-row>${cell('x')}${row}</table:table-row>`)).toEqual([
    ['', 'bold', 'underlined on CCFFCC', '', 'FF0000'],
  ])
})

test('a cell without a style looks like its column, and a repeated cell has one emphasis', () => {
  const columns =
    '<table:table-column table:number-columns-repeated="2"/>' +
    '<table:table-column table:default-cell-style-name="ce1"/>'
  const repeated = cell('y', 'table:number-columns-repeated="2" table:style-name="ce1"')
  expect(
    emphasesIn(
      `<table:table-row>${cell('x')}${cell('x')}${cell('x')}</table:table-row>` +
        `<table:table-row>${repeated}${cell('x', 'table:style-name="ce3"')}</table:table-row>` +
        `<table:table-row>${cell('x')}${cell('x')}</table:table-row>`,
      columns,
    ),
  ).toEqual([['', '', 'bold'], ['bold', 'bold', ''], undefined])
})
