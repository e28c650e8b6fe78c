import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png, wordFile, wordLine, zipOf } from '../testing/sample-files.ts'

type Files = Parameters<typeof zipOf>[0]

const read = (files: Files) => {
  const opened = openQuestionFile({ bytes: zipOf(files), name: '2 files.zip' })
  if ('problem' in opened) return opened.problem
  return [...opened.entries].map(({ position, question, images, ...entry }) => [
    position.file,
    entry.status === 'taken' ? question.question : entry.reason,
    images.length,
  ])
}
const h5p = (question: string): Uint8Array =>
  zipOf({
    'h5p.json': '{"mainLibrary":"H5P.TrueFalse"}',
    'content/content.json': JSON.stringify({
      question,
      correct: 'true',
      media: { type: { library: 'H5P.Image 1.1', params: { file: { path: 'images/a.png' } } } },
    }),
    'content/images/a.png': png,
  })
const qti = zipOf({
  'imsmanifest.xml':
    '<manifest><resources><resource type="imsqti_item_xmlv2p2" href="a.xml"/></resources></manifest>',
  'a.xml':
    '<assessmentItem><itemBody><extendedTextInteraction><prompt>Why?</prompt>' +
    '</extendedTextInteraction></itemBody></assessmentItem>',
})

test('packages that are chosen together are read one after the other, each with its images', () =>
  expect(
    read({ 'a.h5p': h5p('Ice floats'), 'b.h5p': h5p('Fire is hot'), 'c.zip': qti, 'd.gift': 'Q {T}' }),
  ).toEqual([
    ['a.h5p', 'Ice floats', 1],
    ['b.h5p', 'Fire is hot', 1],
    ['c.zip', 'Why?', 0],
    ['d.gift', 'Q', 0],
  ]))

test('what can not be read among them is named, and no zip is opened within two others', () => {
  const word = wordFile(wordLine('1. R') + wordLine('a) x*') + wordLine('b) y'))
  const deep = zipOf({ 'e.zip': zipOf({ 'f.gift': 'Q {T}' }) })
  const accordion = zipOf({ 'h5p.json': '{"mainLibrary":"H5P.Accordion"}', 'content/content.json': '{}' })
  expect(read({ 'a.docx': word, 'b.zip': deep, 'c.h5p': accordion, 'd.pdf': '%PDF-1.4' })).toEqual([
    ['a.docx', 'R', 0],
    ['b.zip', 'A zip within a zip of a zip is not opened. Import it by itself.', 0],
    ['c.h5p', expect.stringContaining('of the kind "Accordion"'), 0],
    ['d.pdf', 'The file "d.pdf" of the zip was not read. Import it by itself.', 0],
  ])
})

test('files that are imported one at a time are refused as such', () =>
  expect(read({ 'a.pdf': '%PDF-1.4', 'b.pdf': '%PDF-1.4' })).toBe(
    'Files such as "a.pdf" are imported one at a time. Choose each of them by itself.',
  ))
