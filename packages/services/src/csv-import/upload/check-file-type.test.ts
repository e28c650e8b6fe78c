import { deflateRawSync, gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { csv, header, row } from '../testing/fixtures.ts'
import { headBytes, refuseNonCsv } from './check-file-type.ts'

/** Returns the beginning of a zip archive: the local header and the content of one file. */
const zipped = (name: string, content: string): Buffer => {
  const body = deflateRawSync(content)
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(body.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), body])
}
const workbookTypes =
  '<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="' +
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'

test.each([
  [
    'an old Excel file',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    'This looks like an old Excel or Word file, or one with a password. Save it as .xlsx or .docx without',
  ],
  ['a compressed CSV file', gzipSync(csv([row()])), 'This looks like a compressed file. Unpack it'],
  [
    'a backup of a Moodle course',
    gzipSync('.ARCHIVE_INDEX\0Moodle archive file index. Count: 3'),
    'This is a backup of a Moodle course.',
  ],
  [
    'a text in UTF-32 with a byte order mark',
    iconv.encode(csv([row()]).toString(), 'utf-32le', { addBOM: true }),
    'This looks like a text in UTF-32, which is not read here. Save it as CSV UTF-8',
  ],
  [
    'a text in UTF-32 without one',
    iconv.encode(csv([row()]).toString(), 'utf-32be', { addBOM: false }),
    'This looks like a text in UTF-32',
  ],
  [
    'an image',
    Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(100)]),
    'This looks like an image',
  ],
  [
    'bytes of an unknown kind',
    Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7) % 30)),
    'neither text nor a file that is known here',
  ],
])('refuses %s and says what it looks like', async (_, bytes, sentence) => {
  await expect(refuseNonCsv(bytes.subarray(0, headBytes))).rejects.toMatchObject({
    code: 'CSV_NOT_CSV',
    message: expect.stringContaining(sentence),
  })
})

test.each([
  ['nothing', ''],
  ['only a byte order mark', '\uFEFF'],
  ['only blank lines', '\uFEFF\n \r\n\t\n'],
])('refuses a file with %s as empty, without a word about headers', async (_, text) => {
  await expect(refuseNonCsv(Buffer.from(text))).rejects.toMatchObject({
    code: 'CSV_EMPTY',
    message: 'The file is empty: it holds no questions.',
  })
})

test.each([
  ['the usual file', Buffer.from(csv([row()]))],
  ['a file whose first letters are those of an image format', Buffer.from(`BMI,${header.join(',')}\n`)],
  ['UTF-16, half of whose bytes are zero', iconv.encode(csv([row()]), 'utf16-le', { addBOM: true })],
  ['a text with a control character of an old program', Buffer.from(csv([row({ question: 'a\u0001b\0c' })]))],
  ['Windows-1252', iconv.encode(csv([row({ question: 'Où ça ?' })]), 'win1252')],
  ['a zip, which may hold questions', zipped('notes.txt', 'hello')],
  ['a text of OpenDocument', zipped('mimetype', 'application/vnd.oasis.opendocument.text')],
  ['a workbook', zipped('[Content_Types].xml', workbookTypes)],
  ['XML, which may be questions', Buffer.from('<?xml version="1.0"?><quiz/>')],
  ['a cell of HTML', Buffer.from(csv([row({ question: '<html>' })]))],
])('accepts %s', async (_, bytes) => {
  await expect(refuseNonCsv(bytes.subarray(0, headBytes))).resolves.toBeUndefined()
})

test('lets a PDF pass, whose text is read', async () => {
  await expect(refuseNonCsv(Buffer.from('%PDF-1.7\n%âãÏÓ\n\0\x01 0 obj\n'))).resolves.toBeUndefined()
})
