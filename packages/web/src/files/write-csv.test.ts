import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../../../scripts/fuzz/hostile-texts.ts'
import { writeCsv } from './write-csv.ts'

const formulas = ['=1+1', '+1', '-1+cmd', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1', '＋1', '－1', '＠x']
const separators = [',', ';', '\t']

/** The cells of a file as a spreadsheet reads them. */
const read = (file: string, delimiter: string): string[][] =>
  papaparse.parse<string[]>(file.replace(/^\uFEFF/, ''), { delimiter, newline: '\r\n' }).data

test.each(separators)(
  'given hostile texts in every cell, then none runs as a formula (separator %j)',
  (separator) => {
    const texts = [...formulas, ...hostileTexts, ...formulas.map((formula) => `${formula}","=2`)]
    const rows = read(
      writeCsv(
        texts.map((text) => [text, 'next', text]),
        separator,
      ),
      separator,
    )
    for (const [index, text] of texts.entries()) {
      const [cell, next, last] = rows[index]!
      const isOnlyEscaped = cell!.replaceAll("'", '') === text.replaceAll("'", '')
      expect([isOnlyEscaped, next, last], JSON.stringify(text)).toEqual([true, 'next', cell])
      expect(cell).not.toMatch(/^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\0＝＋－＠]/)
    }
  },
)

const pairs = separators.flatMap((written) => separators.map((read) => [written, read] as const))

test.each(pairs)(
  'a file written with %j and opened by a machine whose separator is %j has no formula',
  (written, opened) => {
    const inside = [',', ';', '\t'].flatMap((separator) =>
      formulas.flatMap((formula) => [
        `MIT${separator}${formula}|' /C calc'!A0`,
        `MIT${separator}"${formula}"`,
        `a${separator}b${separator}""${formula}`,
      ]),
    )
    const rows = read(
      writeCsv(
        inside.map((text) => ['Ada', text, '5']),
        written,
      ),
      opened,
    )
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\0＝＋－＠]/)
  },
)

test('negative figures and escaped cells are written unchanged', () =>
  expect(writeCsv([['-0.25', "'=1", 'plain']])).toBe("\uFEFF-0.25,'=1,plain\r\n"))

test('phone numbers are written unchanged, and what could be computed is not taken for one', () => {
  const phones = ['+923001234567', '+92 300 1234567', '+1 202 555 0123']
  expect(writeCsv([phones])).toBe(`\uFEFF${phones.join(',')}\r\n`)
  const others = [
    '+92-300-1234567',
    '+1',
    '+92 300 1234567*2',
    '+(1)2345678',
    '+92300123456789012',
    '+1234567\n=1',
  ]
  for (const other of others) expect(writeCsv([[other]]), other).toMatch(/^\uFEFF"?'\+/)
})
