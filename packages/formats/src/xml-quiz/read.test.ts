import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { entriesOf } from '../testing/entries-of.ts'
import type { Element } from '../xml/tree.ts'
import { valueOfXml } from './value-of-xml.ts'

const shown = (xml: string) =>
  entriesOf(xml, 'quiz.xml').map(({ status, question: { question, options, solution } }) =>
    [
      status === 'taken' ? question : status,
      ...options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`),
      ...(solution === '' ? [] : [`= ${solution}`]),
    ].join(' | '),
  )

test.each([
  [
    'attributes of options',
    '<test><question><text>Which sea?</text><choice right="yes">Red</choice><choice ' +
      'right="no">Hot</choice></question></test>',
  ],
  ['letters as elements', '<set><mcq><stem>Which sea?</stem><a>Red</a><b>Hot</b><key>A</key></mcq></set>'],
  [
    'texts as attributes',
    '<Quiz><Question Text="Which sea?"><Answers><Answer Correct="1">Red</Answer><Answer ' +
      'Correct="0">Hot</Answer></Answers></Question></Quiz>',
  ],
  [
    'a right and wrong ones',
    '<trivia><entry><question>Which ' +
      'sea?</question><correct>Red</correct><wrong>Hot</wrong><wrong>Cold</wrong></entry></trivia>',
  ],
])('given XML of no known tool with %s, then its questions are read by their shape', (_, xml) => {
  expect(shown(xml)[0]).toMatch(/^Which sea\? \| \*Red \| Hot/)
})

test('markup within a text is part of it, and what explains it is the solution', () => {
  expect(
    shown(
      '<quiz><question><text>Is H<sub>2</sub>O &lt; 5?</text><option>no</option><option ' +
        'correct="true">yes</option><explanation><p>It is.</p></explanation></question></quiz>',
    ),
  ).toEqual(['Is H₂O < 5? | no | *yes | = It is.'])
})

test('broken XML gives what stands before the fault, and says where that is', () => {
  expect(
    shown(
      '<test><question><text>Which sea?</text><choice right="yes">Red</choice><choice ' +
        'right="no">Hot</choice></question><question>',
    ),
  ).toEqual(['Which sea? | *Red | Hot', 'left out'])
})

test.each([
  [
    'without questions',
    '<orders><order id="1"><name>Tea</name></order><order id="2"><name>Milk</name></order></orders>',
  ],
  ['of a drawing', '<svg><text>Which?</text></svg>'],
])('given XML %s, then a sentence says what it seems to be', (_, xml) => {
  expect(openQuestionFile({ bytes: new TextEncoder().encode(xml), name: 'a.xml' })).toMatchObject({
    problem: expect.stringContaining('This seems to be'),
  })
})

test('markup that is nested deeper than any data is read as its text', () => {
  const leaf: Element = { name: 'b', attributes: {}, children: ['Po'], line: 1 }
  const deep = Array.from({ length: 50_000 }).reduce<Element>(
    (inner) => ({ name: 'b', attributes: {}, children: [inner], line: 1 }),
    leaf,
  )
  const option: Element = { name: 'option', attributes: {}, children: ['see ', deep], line: 1 }
  expect(valueOfXml(option)).toMatch(/^see (?:<b>)+Po(?:<\/b>)+$/)
  expect(JSON.stringify(valueOfXml({ ...option, children: [deep] }))).toContain('Po')
})
