import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const hint = 'HTML in its texts, which QTI does not know there, was read as text: check it'

const read = (stem: string, ...choices: string[]) => {
  const listed = choices.map((choice, at) => `<simpleChoice identifier="c${at}">${choice}</simpleChoice>`)
  const item =
    '<assessmentItem identifier="i"><responseDeclaration identifier="R" cardinality="single" baseType="identifier">' +
    '<correctResponse><value><![CDATA[c1]]></value></correctResponse></responseDeclaration><itemBody>' +
    `<p>${stem}</p><choiceInteraction responseIdentifier="R" maxChoices="1">${listed.join('')}</choiceInteraction>` +
    '</itemBody></assessmentItem>'
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(item) })
  const [entry] = 'problem' in opened ? [] : [...opened.entries]
  if (entry?.status !== 'taken') throw new Error(entry?.reason)
  const { question, options } = entry.question
  return [
    question,
    ...options.map(({ option, is_correct }) => (is_correct ? `*${option}` : option)),
    entry.hints,
  ]
}
const cdata = (text: string): string => `<![CDATA[${text}]]>`

test('HTML that a tool puts into CDATA is markup, and a hint says so', () => {
  expect(
    read(
      cdata('<div>Water is H<sub>2</sub>O.<br>Right &amp; wrong?</div>'),
      cdata('<p style="color:red">right</p>'),
      cdata('<ul><li>one</li><li>two</li></ul>'),
    ),
  ).toEqual(['Water is H₂O.\nRight & wrong?', 'right', '*• one\n• two', [hint]])
})

test.each([
  ['a tag alone', ['<p>', '<div>']],
  ['code', ['a < b', 'List<String>']],
  ['tags that are asked about', ['<b>Text</b>', '<i>Text</i>']],
])('CDATA keeps %s as it is written', (_, [one = '', other = '']) =>
  expect(read('Which?', cdata(one), cdata(other))).toEqual(['Which?', one, `*${other}`, []]),
)

test('what stands as code keeps its signs', () =>
  expect(read(`Of <code>${cdata('<b>x</b>')}</code>?`, cdata('<p>a</p>'), 'b')).toEqual([
    'Of <b>x</b>?',
    'a',
    '*b',
    [hint],
  ]))
