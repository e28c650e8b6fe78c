import { workbookFile } from '@quizwright/formats/testing/sample-workbooks.ts'
import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.ts'

const fileOf = (bytes: Uint8Array): File => new File([Uint8Array.from(bytes)], 'class')

test('reads a workbook as lines with tab-separated cells', async () => {
  const bytes = workbookFile({
    Class: [
      ['Name', 'E-mail'],
      ['Ada Lovelace', 'ada@example.org'],
    ],
  })
  expect(await readListFile(fileOf(bytes))).toEqual({
    text: 'Name\tE-mail\nAda Lovelace\tada@example.org',
  })
})

test('does not read half of a truncated workbook', async () => {
  const bytes = workbookFile({ Class: [['Name', 'E-mail']] }, '<row')
  expect(await readListFile(fileOf(bytes))).toEqual({
    problem: expect.stringContaining('Save the workbook again.'),
  })
})

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'This isn’t a student list.'],
  ['a PDF', new TextEncoder().encode('%PDF-1.7\n1 0 obj'), 'This isn’t a student list.'],
  ['an empty file', new Uint8Array(), 'The file is empty.'],
  ['a long text', new TextEncoder().encode('a'.repeat(400_001)), 'more than 400,000 characters'],
  ['a large file', new Uint8Array(5_000_001), 'larger than 5 MB'],
])('refuses %s with one sentence', async (_, bytes, sentence) => {
  expect(await readListFile(fileOf(bytes))).toEqual({
    problem: expect.stringContaining(sentence),
  })
})
