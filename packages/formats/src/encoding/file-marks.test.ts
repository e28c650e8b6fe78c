import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { createMarkRemover, withoutFileMarks } from './file-marks.ts'

const files = {
  gift: 'What? {=a ~b}\n\nWhy is it? {=c ~dog}',
  aiken: 'What?\nA. x\nB. y\nANSWER: A\n\nWhy?\nA. x\nB. y\nANSWER: B',
  text: '1. What?\nA) x\n*B) y\n\n2. Why?\n*A) x\nB) y',
  json: '[{"question":"What?","options":["a","b"],"answer":"a"}]',
  'moodle-xml':
    '<quiz><question type="essay"><questiontext><text>Why?</text></questiontext></question></quiz>',
}

const read = (bytes: Uint8Array) => {
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  return { format: opened.format, notes: opened.notes, entries: [...opened.entries] }
}

test.each(Object.entries(files))('given marks behind a file of %s, then it is read as without', (_, text) => {
  const plain = read(Buffer.from(text))
  for (const end of ['\x1A', '\r\n\x1A', '\n\x1A\r\n', '\0'.repeat(50), '\n\x1A\0\0\0', '\uFEFF']) {
    const written = Buffer.from(text + end)
    const withMark = Buffer.concat([Buffer.from('\uFEFF'), written])
    const utf16 = Buffer.from(text + end, 'utf16le')
    for (const bytes of [written, withMark, utf16, Buffer.from(utf16).swap16()])
      expect(read(bytes), JSON.stringify(end)).toEqual(plain)
  }
})

test('given files that were joined with their marks, then their questions are read as if without', () => {
  const { aiken, text } = files
  for (const file of [aiken, text])
    for (const mark of ['\x1A', '\uFEFF', '\x1A\uFEFF'])
      expect(read(Buffer.from(`${file}\n\n${mark}${file}`))).toEqual(read(Buffer.from(`${file}\n\n${file}`)))
})

test('marks within a line belong to it', () => {
  expect(withoutFileMarks('Press \u001A now\nor\uFEFFso')).toBe('Press \u001A now\nor\uFEFFso')
})

test('given a text in parts, then the same marks are removed as from the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '\n', '\u001A', '\uFEFF') })), (parts) => {
      const remover = createMarkRemover()
      expect(parts.map(remover.push).join('')).toBe(withoutFileMarks(parts.join('')))
    }),
  )
})
