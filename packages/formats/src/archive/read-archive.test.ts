import { expect, test } from 'vitest'
import { openQuestionFile, type OpenOptions } from '../open-question-file.ts'
import {
  canvasQuiz,
  labels,
  png,
  qti2Item,
  qti2Package,
  scores,
  wordFile,
  wordLine,
  zipOf,
} from '../testing/sample-files.ts'

const read = (bytes: Uint8Array, options: OpenOptions = {}) => {
  const opened = openQuestionFile({ bytes }, options)
  if ('problem' in opened) throw new Error(opened.problem)
  return { ...opened, entries: [...opened.entries] }
}

test('reads a QTI 2 package in the order of its test, with images, formulas, sections, tags and solutions', () => {
  const { format, entries } = read(qti2Package())
  expect(format).toBe('qti-2')
  expect(entries.map(({ position }) => position.file)).toEqual([
    'items/b.xml',
    'items/a.xml',
    'items/gone.xml',
  ])
  expect(entries[1]).toMatchObject({
    status: 'taken',
    without: [],
    images: [{ name: '../images/x.png', bytes: png }],
    question: {
      question: 'Which is \\(x^{2}\\)?\nChoose.',
      image_url: '/in-file/1',
      section: 'Part A',
      paragraph: 'Read.',
      tags: [{ tag_name: 'rivers' }],
      difficulty_level: 'Hard',
      weightage: 3,
      solution: 'Because.',
    },
  })
  expect(entries[1]!.question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['one', false],
    ['two', true],
  ])
  expect(entries[2]).toHaveProperty('reason', expect.stringContaining('does not hold it'))
})

test('reads a Canvas package with its images', () => {
  const quiz = canvasQuiz('multiple_choice_question', labels('Single'), scores(['y', 100]))
  const { format, entries } = read(zipOf({ 'g1/g1.xml': quiz, 'web_resources/Uploaded Media/x.png': png }))
  expect(format).toBe('qti-1.2')
  expect(entries).toMatchObject([{ status: 'taken', kind: 'oneRight', images: [{ bytes: png }] }])
  expect(entries[0]!.question).toMatchObject({ question: 'Q', weightage: 2 })
})

test('given a quiz stored twice in a Common Cartridge, then the complete copy is read', () => {
  const whole = canvasQuiz('multiple_choice_question', labels('Single'), scores(['y', 100]))
  const part = canvasQuiz('essay_question', '', '')
  const { entries } = read(zipOf({ 'i1/assessment_qti.xml': part, 'non_cc_assessments/i1.xml.qti': whole }))
  expect(entries.map(({ kind }) => kind)).toEqual(['oneRight'])
})

test.each([
  ['multiple_choice_question', labels('Single'), scores(['y', 100], ['z', 50]), 'severalRight'],
  ['multiple_choice_question', labels('Single'), scores(['y', 100], ['z', 0]), 'oneRight'],
  ['multiple_answers_question', labels('Multiple'), scores(['x', 100], ['y', 100]), 'severalRight'],
  ['true_false_question', labels('Single'), scores(['x', 100]), 'trueFalse'],
  ['essay_question', '', '', 'descriptive'],
  ['matching_question', labels('Single'), '', 'matching'],
  ['calculated_question', '', '', 'calculated'],
  ['text_only_question', '', '', 'information'],
  ['', labels('Single'), scores(['y', 1]), 'oneRight'],
  ['', labels('Single'), '', 'noneRight'],
  ['', labels('Ordered'), '', 'ordering'],
])('an item of QTI 1.2 that declares %j is of its kind (%#)', (type, body, processing, kind) => {
  const { entries } = read(Buffer.from(canvasQuiz(type, body, processing)))
  expect(entries.map((entry) => entry.kind)).toEqual([kind])
})

test('keeps partial credit in QTI 1.2', () => {
  const quiz = canvasQuiz('multiple_choice_question', labels('Single'), scores(['y', 100], ['z', 50]))
  const [entry] = read(Buffer.from(quiz)).entries
  expect(entry).toMatchObject({
    question: { interaction: { scoring: { rule: 'weights', weights: [0, 100, 50] } } },
  })
  expect(JSON.stringify(entry)).not.toContain('the partial credit')
})

test('reads several files of several formats one after the other', () => {
  const { format, entries } = read(
    zipOf({ 'a.txt': 'Q\nA. a\nB. b\nANSWER: A', 'b/c.gift': 'Q {T}', 'd.xml': qti2Item('') }),
  )
  expect(format).toBe('archive')
  expect(entries.map(({ position, kind }) => [position.file, kind])).toEqual([
    ['a.txt', 'oneRight'],
    ['b/c.gift', 'trueFalse'],
    ['d.xml', 'oneRight'],
  ])
})

test('leaves out an item of several parts that are not all typed or chosen, and lists them', () => {
  const [entry] = read(Buffer.from(qti2Item('<extendedTextInteraction responseIdentifier="R"/>'))).entries
  expect(entry).toMatchObject({ status: 'left out', kind: 'composed', parts: ['descriptive', 'oneRight'] })
})

test('reports the files of a zip that were not read', () => {
  const { format, entries } = read(
    zipOf({
      'a.gift': 'Q {T}',
      'b.docx': wordFile(wordLine('1. R') + wordLine('a) x*') + wordLine('b) y')),
      'c.csv': 'question',
    }),
  )
  expect(format).toBe('archive')
  expect(entries.map(({ status, position, question }) => [status, position.file, question.question])).toEqual(
    [
      ['taken', 'a.gift', 'Q'],
      ['taken', 'b.docx', 'R'],
      ['left out', 'c.csv', ''],
    ],
  )
  expect(entries[2]).toHaveProperty(
    'reason',
    'The file "c.csv" of the zip was not read. Import it by itself.',
  )
})

test('does not treat other files of a package as question files', () => {
  const { format, entries } = read(
    zipOf({
      'imsmanifest.xml':
        '<manifest><resources><resource type="imsqti_item_xmlv2p2" href="a.xml"/></resources></manifest>',
      'a.xml': qti2Item('<p>Q</p>'),
      'marks.csv': 'name,marks',
    }),
  )
  expect([format, entries.length]).toEqual(['qti-2', 1])
})
