import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { csv, row } from '../testing/fixtures.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'
import { previewFile } from './preview-file.ts'

const preview = (text: string | Uint8Array, reading = {}) =>
  previewFile(sourceOf(Buffer.from(text as string)), reading)

test('given a file that we exported, then there is nothing to ask', async () => {
  expect(await preview(csv([row({ tags: 'a; b, c' }), row()]))).toMatchObject({
    isSure: true,
    headerLine: 1,
    titles: [],
    marks: [],
    levels: [],
    commaTags: 0,
  })
})

test('unknown words and tags with commas are collected from all rows', async () => {
  const rows = Array.from({ length: 30 }, (_, index) =>
    row({ tags: 'optics, light', difficulty_level: index < 20 ? 'tough' : 'Easy', is_correct2: 'treffer' }),
  )
  expect(await preview(csv(rows))).toMatchObject({
    marks: [{ word: 'treffer', cells: 30 }],
    levels: [{ word: 'tough', cells: 20 }],
    commaTags: 30,
    commaExample: 'optics, light',
  })
})

test('given a row with too many cells, then its words are not asked about', async () => {
  const shifted = [...row({ difficulty_level: 'Easy' })]
  shifted.splice(1, 0, 'First this')
  expect(await preview(csv([row(), shifted]))).toMatchObject({ marks: [], levels: [] })
})

test('known headings are recognized below a title and with another separator', async () => {
  const found = await preview('Klausur 3\n\nFrage;Antwort A;Antwort B;Richtig\nWas?;Dies;Das;B\n')
  expect(found).toMatchObject({
    separator: ';',
    headerLine: 3,
    titles: ['Klausur 3'],
    columns: ['question', 'option1', 'option2', 'correct_option'],
    rows: [['Was?', 'Dies', 'Das', 'B']],
  })
})

test('the samples show the text in other encodings', async () => {
  const bytes = iconv.encode(csv([row({ question: 'Où est la forêt – “là” ?' })]), 'macroman')
  const guessed = await preview(bytes)
  expect(guessed).toMatchObject({ encoding: 'MacRoman', isSure: false, texts: ['Où est la forêt – “là” ?'] })
  const other = await preview(bytes, { encoding: 'Windows-1252' })
  expect(other.texts).not.toEqual(guessed.texts)
  expect(other.encodings).toContain('MacRoman')
})

const gift = '::sum:: How much is 1 + 1? {=2 ~3}'

test('a file in another format is recognized by its content', async () => {
  expect(await preview(gift)).toMatchObject({ format: 'gift', columns: [] })
})

test('given that the author chose CSV, then the file is previewed as CSV whatever it contains', async () => {
  const text = 'question,answer\n"1. What? {=a ~b}",x\n'
  expect((await previewFile(sourceOf(Buffer.from(text)), {}, 'csv')).header).toEqual(['question', 'answer'])
})

test('given that the author chose another format, then there is nothing to ask', async () => {
  const source = sourceOf(Buffer.from(csv([row()])))
  expect(await previewFile(source, {}, 'aiken')).toMatchObject({ format: 'aiken', rows: [] })
})

test('a file without rows is empty', async () => {
  await expect(preview('question,option1\n')).rejects.toMatchObject({ code: 'CSV_EMPTY' })
})

const headless = 'What is 2 + 2?,3,4,B\nWhat is 3 + 3?,6,7,A\n'

test('given no known heading, then the first row is shown as a question until the author says otherwise', async () => {
  const first = ['What is 2 + 2?', '3', '4', 'B']
  const second = ['What is 3 + 3?', '6', '7', 'A']
  expect(await preview(headless)).toMatchObject({
    hasHeader: false,
    headerLine: 0,
    header: ['', '', '', ''],
    columns: ['question', 'option1', 'option2', 'correct_option'],
    rows: [first, second],
  })
  expect(await preview(headless, { hasHeader: true })).toMatchObject({
    hasHeader: true,
    headerLine: 1,
    header: first,
    rows: [second],
  })
  expect(await preview(csv([row()]))).toMatchObject({ hasHeader: true })
})
