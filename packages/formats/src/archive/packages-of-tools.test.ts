import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { canvasQuiz, labels, png, qti2Item, scores, zipOf } from '../testing/sample-files.ts'

const read = (bytes: Uint8Array) => {
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

const settings =
  '<?xml version="1.0"?><quiz identifier="g1" xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>T</title>' +
  '<description>&lt;p&gt;Read &lt;b&gt;all&lt;/b&gt;.&lt;/p&gt;</description><quiz_type>assignment</quiz_type></quiz>'

test('lists the description of a Canvas quiz as left out', () => {
  const quiz = canvasQuiz('multiple_choice_question', labels('Single'), scores(['y', 100]))
  const entries = read(zipOf({ 'g1/g1.xml': quiz, 'g1/assessment_meta.xml': settings }))
  expect(entries.map(({ status, kind }) => [status, kind])).toEqual([
    ['taken', 'oneRight'],
    ['left out', 'information'],
  ])
  expect(entries[1]).toMatchObject({
    question: { question: 'Read all.' },
    source: '',
    reason: 'It is the description of the quiz "T", not a question.',
  })
})

test('given only the settings of a Canvas quiz, the problem says that its questions are missing', () => {
  expect(openQuestionFile({ bytes: Buffer.from(settings) })).toHaveProperty(
    'problem',
    expect.stringContaining('the settings of a quiz of Canvas, without its questions'),
  )
})

const item =
  '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i"><qti-response-declaration ' +
  'identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>b</qti-value>' +
  '</qti-correct-response></qti-response-declaration>' +
  '<qti-assessment-stimulus-ref identifier="s" href="../texts/s.xml"/><qti-item-body><p>Who?</p>' +
  '<qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="a">x' +
  '</qti-simple-choice><qti-simple-choice identifier="b">y</qti-simple-choice></qti-choice-interaction>' +
  '</qti-item-body></qti-assessment-item>'
const stimulus =
  '<qti-assessment-stimulus identifier="s"><qti-stimulus-body><p>A long text.</p><img src="x.png"/>' +
  '</qti-stimulus-body></qti-assessment-stimulus>'

test('a text shared by several items becomes the paragraph of each, with its image', () => {
  const entries = read(zipOf({ 'items/i.xml': item, 'texts/s.xml': stimulus, 'texts/x.png': png }))
  expect(entries).toMatchObject([
    { status: 'taken', without: [], images: [{ bytes: png }], question: { paragraph: 'A long text.' } },
  ])
})

test('reports a shared text that the package does not contain', () => {
  const [entry] = read(zipOf({ 'items/i.xml': item }))
  expect(entry).toHaveProperty('without', ['the text "../texts/s.xml", which the file does not hold'])
})

const weighed = (weight: string) =>
  '<assessmentTest><testPart><assessmentSection title="Part A"><selection select="1"/><assessmentItemRef ' +
  `href="i.xml"><weight identifier="W" value="${weight}"/></assessmentItemRef></assessmentSection></testPart>` +
  '</assessmentTest>'

test.each([
  ['3', 9, []],
  ['2.5', 1, ['its 7.5 marks, which became 1: marks are whole numbers']],
  ['0', 3, ['its weight of 0']],
])(
  'given an item of 3 marks with weight %s, then it has %d marks and its drawing is reported as lost',
  (weight, marks, lost) => {
    const [entry] = read(zipOf({ 'test.xml': weighed(weight), 'i.xml': qti2Item('<p>Q</p>') }))
    expect(entry).toMatchObject({ status: 'taken', question: { weightage: marks } })
    expect(entry).toHaveProperty(
      'without',
      expect.arrayContaining(['the drawing of 1 from its section', ...lost]),
    )
  },
)

test('given an item without marks, then its weight in the test becomes its marks', () => {
  const unmarked = qti2Item('<p>Q</p>').replace(/<outcomeDeclaration.*<\/outcomeDeclaration>/s, '')
  const [entry] = read(zipOf({ 'test.xml': weighed('4'), 'i.xml': unmarked }))
  expect(entry).toHaveProperty('question.weightage', 4)
})

test('given no correct response, then the answer that earns the score is correct', () => {
  const marking =
    '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><baseValue>a' +
    '</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue>1</baseValue></setOutcomeValue>' +
    '</responseIf></responseCondition></responseProcessing></assessmentItem>'
  const written = qti2Item('<p>Q</p>')
    .replace(/<correctResponse>.*<\/correctResponse>/, '')
    .replace('</assessmentItem>', marking)
  const [entry] = read(Buffer.from(written))
  expect(entry!.question.options.map(({ is_correct }) => is_correct)).toEqual([true, false])
})

test('given a note beside the QTI of a package, it is no question', () => {
  const quiz = canvasQuiz('multiple_choice_question', labels('Single'), scores(['y', 100]))
  const note = '1. Why did the panda eat?\nAnswer: It was hungry.'
  const entries = read(
    zipOf({ 'imsmanifest.xml': '<manifest/>', 'q1.xml': quiz, 'course/canvas_export.txt': note }),
  )
  expect(entries.map(({ kind }) => kind)).toEqual(['oneRight'])
})
