import { expect, test } from 'vitest'
import { wordLine as line, wordNumbering } from '../testing/sample-files.ts'
import { paragraph, readWordBody, run, toldBy } from '../testing/read-word-body.ts'

const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${line(text)}</w:tc>`
const row = (cells: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`

test('a row and a cell of a table whose deletion is tracked are not read', () => {
  const table =
    row(cell('a)') + cell('x*')) +
    row(cell('b)') + cell('gone'), '<w:del w:id="1"/>') +
    row(cell('b)') + cell('gone too', '<w:cellDel w:id="2"/>') + cell('y'))
  expect(toldBy(readWordBody(`${line('1. Q?')}<w:tbl>${table}</w:tbl>`))).toEqual(['Q? | *x | y'])
})

test('a paragraph whose end was deleted is one with the next paragraph', () => {
  const body =
    paragraph(run('1. What is '), '<w:rPr><w:del w:id="1"/></w:rPr>') +
    line('this?') +
    line('a) x*') +
    paragraph(run('b) y'), '<w:rPr><w:moveFrom w:id="2"/></w:rPr>')
  expect(toldBy(readWordBody(body))).toEqual(['What is this? | *x | y'])
})

test('a deleted option of a numbered list does not come back, and its neighbours keep their places', () => {
  const gone = paragraph(
    '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>',
    '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del/></w:rPr>',
  )
  const body = line('Q?', '', [1, 0]) + line('x', '<w:b/>', [1, 1]) + gone + line('y', '', [1, 1])
  expect(toldBy(readWordBody(body, { 'word/numbering.xml': wordNumbering }))).toEqual(['Q? | *x | y'])
})

test('deleted parts of an equation do not come back', () => {
  const equation =
    '<m:oMath><w:del><m:r><m:t>x</m:t></m:r></w:del><w:ins><m:r><m:t>z</m:t></m:r></w:ins></m:oMath>'
  const body = paragraph(run('1. What is ') + equation + run('?')) + line('a) x*') + line('b) y')
  expect(toldBy(readWordBody(body))).toEqual([String.raw`What is \(z\)? | *x | y`])
})
