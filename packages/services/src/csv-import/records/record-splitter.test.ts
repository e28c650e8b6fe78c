import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { detectDialect } from './detect-dialect.ts'
import { createRecordSplitter, type CsvRecord, type SplitResult } from './record-splitter.ts'

const split = (text: string, { parts = text.length, recordChars = 1_000_000 } = {}): SplitResult => {
  const splitter = createRecordSplitter(detectDialect(text), recordChars)
  const records: CsvRecord[] = []
  for (let start = 0; start < text.length; start += parts) {
    const { records: found, stop } = splitter.push(text.slice(start, start + parts))
    records.push(...found)
    if (stop) return { records, stop }
  }
  const { records: found, stop } = splitter.end()
  return { records: [...records, ...found], ...(stop && { stop }) }
}
const cellsOf = (text: string) => split(text).records.map((record) => record.cells)

describe('records', () => {
  test('given cells with line breaks, then lines are counted correctly, with LF and with CR LF', () => {
    expect(split('a,b\r\n"one\r\ntwo",2\n"three\nfour\nfive",3\n4,5').records).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\r\ntwo', '2'] },
      { line: 4, cells: ['three\nfour\nfive', '3'] },
      { line: 7, cells: ['4', '5'] },
    ])
  })

  test('line ends of old Macs are read', () => {
    expect(cellsOf('a,b\r1,2\r"3\r3",4')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3\r3', '4'],
    ])
  })

  test('a carriage return at the end of a line is removed, one inside quotes is kept', () => {
    expect(cellsOf('a,b\r\n1,2\r\n"x","y\r"\n"x","y"\r\n1,5"\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['x', 'y\r'],
      ['x', 'y'],
      ['1', '5"'],
    ])
  })

  test('a doubled quote is read as one, and a quote inside an unquoted cell is kept', () => {
    expect(cellsOf('a,b\n"say ""yes""",5" wide')).toEqual([
      ['a', 'b'],
      ['say "yes"', '5" wide'],
    ])
  })

  test('text after a closing quote is an error of its row with line and column', () => {
    const { records, stop } = split('a,b,c\n1,2,3\n4,"five"x,6\n7,8,"9"\n')
    expect(stop).toBeUndefined()
    expect(records[2]).toMatchObject({ line: 3, error: { line: 3, column: 2 } })
  })
})

describe('a quote that is never closed', () => {
  test('is reported with the position of its opening, and the rows before it are returned', () => {
    const { records, stop } = split('a,b\n1,2\n"x\ny","open\n3,4\n5,6\n')
    expect(records.map((record) => record.cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(stop).toMatchObject({ code: 'CSV_QUOTE', line: 4, column: 2 })
    expect(stop!.message).toContain('is never closed')
  })

  test('stops the reading when the record exceeds its limit, long before the end of the file', () => {
    const splitter = createRecordSplitter({ separator: ',', newline: '\n' }, 1_000)
    splitter.push('a,b\n1,"open\n')
    let pushed = 0
    let stop: SplitResult['stop']
    while (!stop && pushed < 100) {
      stop = splitter.push('more,text\n'.repeat(10)).stop
      pushed += 1
    }
    expect(stop).toMatchObject({ code: 'CSV_QUOTE', line: 2, column: 2 })
    // It may be closed in what was not read.
    expect(stop!.message).toContain('is not closed within 1000 characters')
    expect(pushed).toBeLessThan(15)
  })
})

test('a record that exceeds the limit stops the reading and is reported with its line', () => {
  const { records, stop } = split(`a,b\n1,2\n${'x'.repeat(600)},${'y'.repeat(600)}\n3,4\n`, {
    recordChars: 1_000,
    parts: 100,
  })
  expect(records).toHaveLength(2)
  expect(stop).toMatchObject({ code: 'CSV_TOO_LARGE', line: 3 })
})

test('the result does not depend on how the text is cut into parts', () => {
  const anyCell = fc.string({
    unit: fc.constantFrom('a', 'é', '漢', '😀', ',', ';', '"', '\n', '\r', ' ', "'"),
    maxLength: 8,
  })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyCell, anyCell, anyCell), { minLength: 1, maxLength: 20 }),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 40 }),
      (rows, newline, parts) => {
        const text = Papa.unparse([['one', 'two', 'three'], ...rows], { newline, quotes: true })
        expect(split(text, { parts }).records.map((record) => record.cells)).toEqual([
          ['one', 'two', 'three'],
          ...rows,
        ])
        expect(split(text, { parts }).records).toEqual(split(text).records)
      },
    ),
    { numRuns: runs(300), examples: [[[[' ", "', '', '']], '\n', 1]] },
  )
})

const spectrum = new URL('../../../../../../shared/data/hostile/csv-spectrum/', import.meta.url)

test('parses the csv-spectrum files exactly', () => {
  if (!existsSync(spectrum)) {
    console.info('The csv-spectrum pairs were left out: there is no shared data beside the repository.')
    return
  }
  const names = readdirSync(new URL('csvs/', spectrum)).map((file) => file.replace('.csv', ''))
  expect(names).toHaveLength(12)
  for (const name of names) {
    const [header, ...rows] = cellsOf(readFileSync(new URL(`csvs/${name}.csv`, spectrum), 'utf8')).filter(
      (cells) => cells.join('') !== '',
    )
    const objects = rows.map((row) =>
      Object.fromEntries(header!.map((column, index) => [column, row[index]])),
    )
    const expected = [JSON.parse(readFileSync(new URL(`json/${name}.json`, spectrum), 'utf8'))].flat()
    // In this pair the CSV and the JSON file differ in a telephone number. The one of the CSV file is expected.
    if (name === 'location_coordinates') expected[0]['Contact Phone Number'] = '2095257564'
    expect(objects, name).toEqual(expected)
  }
})
