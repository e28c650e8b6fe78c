import { expect, test } from 'vitest'
import { zipOf } from '../testing/sample-files.ts'
import { openWorkbook } from './open-workbook.ts'

test.each([
  [1, '2013-07-07'],
  [0, '2009-07-06'],
])('where date1904 is %d, days of a workbook are counted from that year', (from1904, day) => {
  const workbook = openWorkbook(
    zipOf({
      'xl/workbook.xml':
        `<workbook xmlns:r="r"><workbookPr date1904="${from1904}"/>` +
        '<sheets><sheet name="S" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/s.xml"/></Relationships>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>',
      'xl/worksheets/s.xml':
        '<worksheet><sheetData><row r="1"><c r="A1" s="0"><v>40000</v></c><c r="B1" s="1"><v>0.5</v></c></row>' +
        '</sheetData></worksheet>',
    }),
  )
  if (!workbook || 'problem' in workbook) throw new Error('it was not opened')
  expect([...workbook.sheets[0]!.rows()].map(({ cells }) => cells)).toEqual([[day, '50%']])
})

test('superscript and subscript in a cell keep their meaning', () => {
  const run = (text: string, emphasis: string) =>
    `<r><rPr><vertAlign val="${emphasis}"/></rPr><t>${text}</t></r>`
  const workbook = openWorkbook(
    zipOf({
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/s.xml"/></Relationships>',
      'xl/sharedStrings.xml':
        `<sst><si><r><t>H</t></r>${run('2', 'subscript')}<r><t>O, x</t></r>` +
        `${run('2', 'superscript')}</si></sst>`,
      'xl/worksheets/s.xml':
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>',
    }),
  )
  if (!workbook || 'problem' in workbook) throw new Error('it was not opened')
  expect([...workbook.sheets[0]!.rows()].map(({ cells }) => cells)).toEqual([['H₂O, x²']])
})
