import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { decodeText } from './decode-text.ts'

const aiken = 'Où?\nA. Genève\nB. Łódź\nANSWER: B\n'

test.each([
  ['UTF-16LE', Buffer.from(aiken, 'utf16le')],
  ['UTF-16BE', Buffer.from(aiken, 'utf16le').swap16()],
])('recognizes %s without a byte order mark', (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: aiken, encoding })
  expect(openQuestionFile({ bytes })).toHaveProperty('format', 'aiken')
})

test('bytes with zeros everywhere are not text', () => {
  expect(openQuestionFile({ bytes: Uint8Array.from([65, 0, 0, 65, 0, 0, 65, 0, 0]) })).toHaveProperty(
    'problem',
  )
})
