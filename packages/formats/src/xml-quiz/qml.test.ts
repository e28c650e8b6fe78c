import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'

const choice = (id: string, text: string) =>
  `<CHOICE ID="${id}"><CONTENT TYPE="text/html"><![CDATA[${text}]]></CONTENT></CHOICE>`
const outcome = (score: string, condition: string, said = '') =>
  `<OUTCOME ID="o" ${score}><CONDITION>${condition}</CONDITION><CONTENT><![CDATA[${said}]]></CONTENT></OUTCOME>`
const question = (type: string, text: string, inside: string, outcomes: string) =>
  `<QUESTION ID="1" DESCRIPTION="${text}" TOPIC="A\\B"><CONTENT TYPE="text/html"><![CDATA[<p>${text}</p>]]></CONTENT>` +
  `<ANSWER QTYPE="${type}">${inside}</ANSWER>${outcomes}</QUESTION>`
const three = choice('0', 'tin') + choice('1', 'tea') + choice('2', 'zinc')
const entriesIn = (...questions: string[]) =>
  entriesOf(`<?xml version="1.0"?>\n<QML>${questions.join('')}</QML>`, 'a.qml')

test('one choice, with what is said to each', () => {
  const [entry] = entriesIn(
    question(
      'MC',
      'A drink?',
      three,
      outcome('SCORE="3"', '"1"', 'Well') + outcome('SCORE="0"', '"0"', 'A metal'),
    ),
  )
  expect(entry).toMatchObject({
    status: 'taken',
    question: {
      question: 'A drink?',
      topic: 'B',
      options: [{}, { option: 'tea', is_correct: true }, {}],
      option_feedback: ['A metal', 'Well'],
    },
  })
})

test.each([
  ['a condition about all', outcome('SCORE="1"', '"0" AND NOT "1" AND "2"')],
  [
    'the condition that earns most',
    outcome('ADD="1"', 'NOT "1"') + outcome('ADD="2"', '"0" AND NOT "1" AND "2"'),
  ],
  ['conditions of their own', outcome('SCORE="0.5"', '"0"') + outcome('SCORE="0.5"', '"2"')],
])('several choices by %s', (_, outcomes) => {
  const [entry] = entriesIn(question('MR', 'Metals?', three, outcomes))
  expect(entry?.question.options.map(({ is_correct }) => is_correct)).toEqual([true, false, true])
})

test('what is typed, and what can not be asked here', () => {
  const entries = entriesIn(
    question('FIB', 'Metal of cans?', '<CHOICE ID="0"/>', outcome('SCORE="1"', '"0" MATCHES NOCASE "tin"')),
    question('NUM', 'Legs?', '<CHOICE ID="0"/>', outcome('SCORE="1"', '"0" &gt;= 7 AND "0" &lt;= 9')),
    question('NUM', 'Arms?', '<CHOICE ID="0"/>', outcome('SCORE="1"', '"0" = 8')),
    question('ESSAY', 'Why tin?', '', outcome('SCORE="0"', 'OTHER')),
    question('HOTSPOT', 'Where?', '<CHOICE ID="0"/>', outcome('SCORE="1"', '"0" INSIDE 1')),
    question('MC', 'Both?', three, outcome('SCORE="1"', '"0" OR "1"')),
  )
  expect(entries.map(({ status, kind }) => `${status}: ${kind}`)).toEqual([
    'taken: shortAnswer',
    'taken: number',
    'taken: number',
    'taken: descriptive',
    'left out: unknown',
    'left out: noneRight',
  ])
  expect(entries[1]?.question.interaction).toMatchObject({
    key: { accepted: [{ tolerance: { by: 'range', low: '7', high: '9' } }] },
  })
})
