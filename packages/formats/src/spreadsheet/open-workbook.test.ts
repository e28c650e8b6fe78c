import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { odsFile, workbookFile } from '../testing/sample-workbooks.ts'
import { zipOf } from '../testing/sample-files.ts'
import { readCellFormats, shownNumber } from './cell-formats.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { parseXml } from '../xml/read-xml.ts'
import { readCellEmphases } from './cell-emphasis.ts'
import { listInWorkbook } from './list-in-workbook.ts'
import { openWorkbook } from './open-workbook.ts'
import { type Sheet, type SheetRow, withMerged } from './workbook.ts'

const rowsOf = (bytes: Uint8Array) => {
  const workbook = openWorkbook(bytes)
  if (!workbook || 'problem' in workbook) throw new Error(JSON.stringify(workbook))
  return workbook.sheets.map(({ name, rows }) => ({ name, rows: [...rows()].map(({ cells }) => cells) }))
}

test('reads texts, numbers, dates and percentages of Excel as they are shown', () => {
  const cells = [['a <b>', 2, { number: 0.5, style: 1 }, { number: 45_000, style: 2 }], [0.1 + 0.2]]
  expect(rowsOf(workbookFile({ Sheet: cells }))).toEqual([
    {
      name: 'Sheet',
      rows: [
        ['a <b>', '2', '50%', '2023-03-15'],
        ['0.3', '', '', ''],
      ],
    },
  ])
})

test('given formats that are too long or cannot be read, then their cells are shown as they are', () => {
  const styles = ['0.0', '0.0;'.repeat(4), `0.0${'"x"'.repeat(100)}`]
    .map((code, id) => `<numFmt numFmtId="${200 + id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
    .join('')
  const { root } = parseXml(
    `<styleSheet><numFmts>${styles}</numFmts><cellXfs>` +
      '<xf numFmtId="200"/><xf numFmtId="201"/><xf numFmtId="202"/></cellXfs></styleSheet>',
  )
  const patterns = readCellFormats(root)
  expect(patterns).toEqual(['0.0', 'general', 'general'])
  expect(patterns.map((_, style) => shownNumber('1.25', { patterns, daysFrom1900: 0 }, style))).toEqual([
    '1.3',
    '1.25',
    '1.25',
  ])
})

test('given several names for one sheet, then it is read once, which a note says', () => {
  const bytes = zipOf({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A" r:id="a"/><sheet name="B" r:id="b"/><sheet name="C" r:id="a"/>' +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<R><Relationship Id="a" Target="one.xml"/><Relationship Id="b" Target="/xl/one.xml"/></R>',
    'xl/one.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
  })
  expect(rowsOf(bytes)).toEqual([{ name: 'A', rows: [['1']] }])
  expect(openWorkbook(bytes)).toMatchObject({
    notes: ['2 names of sheets in the workbook lead to a sheet that was read already'],
  })
})

test('reads rich text, line breaks, hidden phonetic text, booleans and formula results', () => {
  const sheet =
    '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3" t="b"><v>1</v></c>' +
    '<c r="D3" t="str"><f>A1</f><v>x&#10;y</v></c><c r="E3" t="inlineStr"><is><t>in</t></is></c></row>'
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="r"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="r" Target="/xl/worksheets/sheet1.xml"/></R>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': '<sst><si><r><t>two </t></r><r><t>parts</t></r><rPh><t>no</t></rPh></si></sst>',
  }
  expect(rowsOf(zipOf(files))[0]!.rows).toEqual([['', 'two parts', 'TRUE', 'x\ny', 'in']])
})

test('a cell far to the right does not create millions of cells', () => {
  const far = workbookFile({ S: [['a']] })
  expect(rowsOf(far)[0]!.rows[0]!.length).toBeLessThan(300)
  expect(shownNumber('1e400', { patterns: ['0%'], daysFrom1900: 0 }, 0)).toBeTypeOf('string')
})

test('reads OpenDocument cells with repetitions and breaks but without notes', () => {
  const rows =
    '<table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>x<text:s text:c="2"/>y</text:p>' +
    '<text:p>z</text:p></table:table-cell><table:table-cell><office:annotation><text:p>no</text:p>' +
    '</office:annotation>' +
    '<text:p>q</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16000"/></table:table-row>' +
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>'
  expect(rowsOf(odsFile(rows))).toEqual([{ name: 'S', rows: [['x  y\nz', 'x  y\nz', 'q']] }])
})

test('an archive of other files is not a workbook', () => {
  expect(openWorkbook(zipOf({ 'a.gift': 'Q {T}' }))).toBeUndefined()
  expect(openWorkbook(new TextEncoder().encode('a,b'))).toBeUndefined()
})

test.each([
  ['Excel', workbookFile({ S: [['question', 'a & b', 2, { number: 0.5, style: 1 }]], T: [['x']] })],
  [
    'OpenDocument',
    odsFile('<table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>'),
  ],
])(
  'given a %s workbook broken anywhere, then it yields cells and sentences and nothing throws',
  (_, bytes) => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), (index, byte, isCut) => {
        const broken = Buffer.from(bytes)
        broken[index] = byte
        const workbook = openWorkbook(isCut ? broken.subarray(0, index) : broken)
        if (!workbook) return
        const told = 'problem' in workbook ? [workbook.problem] : workbook.sheets.map(readToEnd)
        expect(told.join(' ')).not.toMatch(/undefined|\[object|Error:/)
      }),
      { numRuns: runs(200) },
    )
  },
)

/** The sentence with which a sheet ends, if it has one. */
const readToEnd = ({ rows }: Sheet): string => {
  const reading = rows()
  let next = reading.next()
  while (!next.done) next = reading.next()
  return next.value ?? ''
}

const sheetsOf = (bytes: Uint8Array) => {
  const workbook = openWorkbook(bytes)
  if (!workbook || 'problem' in workbook) throw new Error(workbook?.problem ?? 'no workbook')
  return workbook
}

test('given cells that are merged down a column, then each row with values of its own has theirs', () => {
  const merged =
    '</sheetData><mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A2:A4"/></mergeCells></worksheet>'
  const sheet = workbookFile({ S: [['title'], ['Part 1', 'x'], ['', 'y'], ['', ''], ['', 'z']] }, merged)
  expect([...sheetsOf(sheet).sheets[0]!.rows()].map(({ cells }) => cells.join())).toEqual([
    'title',
    'Part 1,x',
    'Part 1,y',
    ',z',
  ])
  const ods = odsFile(
    '<table:table-row><table:table-cell table:number-rows-spanned="2"><text:p>Part 1</text:p></table:table-cell>' +
      '<table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>' +
      '<table:table-row>' +
      '<table:covered-table-cell/><table:table-cell><text:p>y</text:p></table:table-cell></table:table-row>',
  )
  expect([...sheetsOf(ods).sheets[0]!.rows()].map(({ cells }) => cells)).toEqual([
    ['Part 1', 'x'],
    ['Part 1', 'y'],
  ])
})

test('given styles, then cells that stand out say how', () => {
  const styles =
    '<styleSheet><fonts><font><color theme="1"/></font><font><b/><color rgb="FFFF0000"/></font></fonts>' +
    '<fills><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/>' +
    '</patternFill></fill></fills><cellXfs><xf/><xf fontId="1"/><xf fillId="1"/></cellXfs></styleSheet>'
  const { root } = parseXml(styles)
  expect(readCellEmphases(root)).toEqual(['', 'bold FF0000', 'on FFFF00'])
})

test('given questions and options below each other in a workbook, then it is a list', () => {
  const cells = [
    ['1.', 'Capital?'],
    ['a)', 'Rome *'],
    ['b)', 'Milan'],
    [],
    ['2.', 'Why?'],
    ['a)', 'x'],
    ['b)', 'y *'],
  ]
  const opened = openQuestionFile({ bytes: workbookFile({ S: cells }) })
  if ('problem' in opened) throw new Error(opened.problem)
  expect([...opened.entries].map(({ question }) => [question.question, question.options.length])).toEqual([
    ['Capital?', 2],
    ['Why?', 2],
  ])
  const table = workbookFile({ S: [['Question', 'Option 1', 'Option 2'], ...cells] })
  expect(listInWorkbook(sheetsOf(table))).toBeUndefined()
})

test('given a cell beyond all columns that are read, then the row names it', () => {
  const row = Array.from({ length: 300 }, (_, index) => (index === 0 || index > 297 ? 'text' : undefined))
  expect([...sheetsOf(workbookFile({ S: [row] })).sheets[0]!.rows()]).toEqual([
    { line: 1, cells: ['text'], far: ['KM1', 'KN1'] },
  ])
  const far =
    '<table:table-cell table:number-columns-repeated="299"/><table:table-cell><text:p>x</text:p></table:table-cell>'
  const ods = sheetsOf(odsFile(`<table:table-row>${far}</table:table-row>`))
  expect([...ods.sheets[0]!.rows()]).toMatchObject([{ line: 1, far: ['KN1'] }])
})

test('given a formula whose result is an empty text, then its cell is empty, and one without a result is named', () => {
  const formulas =
    '<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="str"><f>IF(A2=1,"","x")</f><v></v></c>' +
    '<c r="C2"><f>A2+1</f></c></row></sheetData></worksheet>'
  expect([...sheetsOf(workbookFile({ S: [['a', 'b', 'c']] }, formulas)).sheets[0]!.rows()][1]).toEqual({
    line: 2,
    cells: ['1', '', '=A2+1'],
    unsolved: ['C2'],
  })
})

test('given a cell whose text the workbook lacks, then the sheet says so instead of showing an empty cell', () => {
  const lost = '<row r="2"><c r="B2" t="s"><v>99</v></c></row></sheetData></worksheet>'
  const rows = sheetsOf(workbookFile({ S: [['Question', 'Option']] }, lost)).sheets[0]!.rows()
  expect(rows.next().value).toEqual({ line: 1, cells: ['Question', 'Option'] })
  expect(rows.next()).toEqual({
    done: true,
    value:
      'The sheet "S" can not be read to its end: the text of its cell B2 is not in the file. Save the workbook again.',
  })
})

test('given more than 10,000 merged cells, then the last ones count as well', () => {
  const others = Array.from(
    { length: 10_000 },
    (_, index) => `<mergeCell ref="C${index + 10}:D${index + 10}"/>`,
  ).join('')
  const merged = `</sheetData><mergeCells>${others}<mergeCell ref="A1:A2"/></mergeCells></worksheet>`
  const sheet = workbookFile(
    {
      S: [
        ['Part 1', 'x'],
        ['', 'y'],
      ],
    },
    merged,
  )
  expect([...sheetsOf(sheet).sheets[0]!.rows()].map(({ cells }) => cells.join())).toEqual([
    'Part 1,x',
    'Part 1,y',
  ])
})

test('given many merged cells around each row, then a row looks at one of each column', () => {
  let reads = 0
  function* rows(): Generator<SheetRow, undefined, undefined> {
    for (let line = 1; line <= 50; line++) {
      const cells = new Proxy(['merged', `${line}`], {
        get: (target, name) => {
          reads += 1
          return Reflect.get(target, name)
        },
      })
      yield { line, cells }
    }
  }
  const merged = Array.from({ length: 5_000 }, () => ({ column: 0, from: 1, to: 50 }))
  expect([...withMerged(rows(), merged)]).toHaveLength(50)
  expect(reads).toBeLessThan(20_000)
})
