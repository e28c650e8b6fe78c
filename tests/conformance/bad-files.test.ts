import { qti2Package, zipOf } from '../../packages/formats/src/testing/sample-files.ts'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { csvFile, csvOf, soundRow, soundRows } from '../support/csv-files.ts'
import { importFile } from '../support/import-csv.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

const header = csvOf([]).split(',')
const without = (column: string) =>
  csvOf(
    soundRows(2),
    header.filter((name) => name !== column),
  )
/** The first bytes of a zip archive, as in an Excel workbook. */
const archive = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0', 'latin1'),
  Buffer.alloc(2_000, 7),
])

/** A file, the code of its problem, and the sentence it must get. */
const cases: [string, string, () => Buffer | Promise<Buffer>, string, RegExp][] = [
  ['an empty file', 'empty.csv', () => Buffer.alloc(0), 'CSV_EMPTY', /no questions/],
  ['a byte order mark alone', 'mark.csv', () => Buffer.from([0xef, 0xbb, 0xbf]), 'CSV_EMPTY', /no questions/],
  [
    'only a header',
    'header.csv',
    () => Buffer.from(csvOf([])),
    'CSV_EMPTY',
    /at least one row below the header/,
  ],
  ['half a workbook', 'quiz.xlsx', () => archive, 'CSV_NOT_CSV', /not complete\. Export it again/],
  ['half a workbook that calls itself CSV', 'quiz.csv', () => archive, 'CSV_NOT_CSV', /not complete/],
  [
    'an image',
    'photo.csv',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#00f' } })
        .png()
        .toBuffer(),
    'CSV_NOT_CSV',
    /an image/,
  ],
  [
    'a web page',
    'page.csv',
    () => Buffer.from('<!doctype html><html><body><table><tr><td>1</td></tr></table></body></html>'),
    'CSV_NOT_CSV',
    /a web page/,
  ],
  [
    'a zip that unpacks to far more than it is',
    'bomb.zip',
    () => Buffer.from(zipOf({ 'bomb.xml': new Uint8Array(40 * 1024 * 1024) })),
    'CSV_NOT_CSV',
    /unpacks to more than 1000 times its size/,
  ],
  [
    'the beginning of a package',
    'half.zip',
    () => Buffer.from(qti2Package().subarray(0, 60)),
    'CSV_NOT_CSV',
    /not complete\. Export it again/,
  ],
  [
    'XML of another tool',
    'test.xml',
    () => Buffer.from('<moodle_backup><information/></moodle_backup>'),
    'CSV_NOT_CSV',
    /a backup of a Moodle course/,
  ],
  ['a missing column', 'short.csv', () => Buffer.from(without('question')), 'CSV_HEADER', /question/],
  [
    'a doubled column',
    'double.csv',
    () => Buffer.from(csvOf(soundRows(1), [...header, 'question'])),
    'CSV_HEADER',
    /question/,
  ],
  [
    'a quote that is never closed',
    'quote.csv',
    () => Buffer.from(`${csvOf(soundRows(2))}\r\n3,"never closed,,,\r\n4,more`),
    'CSV_QUOTE',
    /never closed/,
  ],
  [
    'a NUL far into the file',
    'nul.csv',
    () => Buffer.from(csvOf([...soundRows(200), { ...soundRow(201), question: 'a\0b' }])),
    'CSV_ENCODING',
    /Save the file as CSV UTF-8/,
  ],
]

describe.each(entryPoints)('files that are no question banks, $name', (entryPoint) => {
  test.for(cases)('%s gets one sentence', async ([, name, make, code, says], { world, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const { problem } = await importFile(entryPoint, world, instructor, quizId, csvFile(await make(), name))
    expect(problem).toMatchObject({ code })
    expect(problem!.message).toMatch(says)
    expect(problem!.message).not.toMatch(/\n|undefined|Error:/)
    expect((await instructor.direct.getQuestionCount({ params: { quizId } })).data.question).toBe(0)
  })

  test('an unclosed quote is reported with its line, after the good rows before it', async ({
    world,
    instructor,
  }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const { problem, questions } = await importFile(
      entryPoint,
      world,
      instructor,
      quizId,
      csvFile(`${csvOf(soundRows(2))}\r\n3,"never closed,,,\r\n4,more`),
    )
    expect(problem).toMatchObject({ code: 'CSV_QUOTE', line: 4, column: 2 })
    expect(questions).toHaveLength(2)
  })
})
