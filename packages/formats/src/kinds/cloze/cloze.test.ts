import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { readKindCells, writeKindCells } from '@quizwright/domain/kinds/kind-cells.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import { describe, expect, test } from 'vitest'
import { toEntry } from '../../entry/to-entry.ts'
import { readH5p } from '../../h5p/read.ts'
import { openQuestionFile } from '../../open-question-file.ts'
import { writeQuestionFile } from '../../write/write-question-file.ts'

const read = (text: string | Uint8Array, name: string) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const opened = openQuestionFile({ bytes, name })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
/** The text and the gaps of each question in one line. */
const gapsIn = (text: string, name: string): string[] =>
  read(text, name).map((entry) =>
    entry.question.interaction?.kind === 'cloze'
      ? [entry.question.question, writeKindCells(entry.question).accepted].join(' – ').replaceAll('\n', '; ')
      : entry.status === 'left out'
        ? entry.reason
        : entry.kind,
  )

const moodle = (type: string, text: string, more = ''): string =>
  `<quiz><question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${more}` +
  '</question></quiz>'
const exact = 'accents: punctuation: '

describe('Moodle', () => {
  test.each([
    ['{1:SHORTANSWER:=Paris~%50%Lutetia}', `${exact}[[1]] Paris | Lutetia @50%`],
    ['{2:SAC:=Paris}', `case: ${exact}[[1]] Paris`],
    ['{:NUMERICAL:=9.81:0.05~%50%9.8:0}', `${exact}[[1]] # 9.81 +- 0.05 | 9.8 @50%`],
    ['{1:MULTICHOICE:red~=blue}', `${exact}[[1]] (red | *blue)`],
    ['{1:SA:=P*s}', `${exact}[[1]] P*s`],
    [String.raw`{1:SA:=a\}b}`, `${exact}[[1]] a}b`],
  ])('%s', (code, gap) =>
    expect(gapsIn(moodle('cloze', `<p>It is ${code}.</p>`), 'a.xml')).toEqual([`It is [[1]]. – ${gap}`]),
  )

  const words = (name: string, ...groups: number[]): string =>
    groups
      .map((group, index) => `<${name}><text>w${index + 1}</text><group>${group}</group></${name}>`)
      .join('')
  test('words that are dragged are a bank; those of several groups, or in lists, are chosen from their group', () => {
    expect(gapsIn(moodle('ddwtos', 'A [[2]] b', words('dragbox', 1, 1)), 'a.xml')).toEqual([
      `A [[1]] b – ${exact}[[1]] {w2}`,
    ])
    expect(
      gapsIn(moodle('gapselect', 'A [[2]] b [[3]]', words('selectoption', 1, 1, 2, 2)), 'a.xml'),
    ).toEqual([`A [[1]] b [[2]] – ${exact}[[1]] (*w2 | w1); [[2]] (w4 | *w3)`])
  })

  test('several right choices at once, or too many gaps, are left out with a reason', () => {
    expect(gapsIn(moodle('cloze', '{1:MULTIRESPONSE:=a~=b~c}'), 'a.xml')).toEqual([
      'One of its gaps takes several choices at once, and a gap here takes one.',
    ])
    expect(gapsIn(moodle('cloze', '{1:SA:=a} '.repeat(21)), 'a.xml')).toEqual([
      'It has 21 gaps, and a text here has at most 20.',
    ])
  })
})

test.each([
  [
    'Blanks',
    { text: '<p>Fill in.</p>', questions: ['<p>*Nile/Blue Nile:long* flows</p>'] },
    `case: ${exact}[[1]] Nile | Blue Nile`,
  ],
  ['Blanks', { questions: ['<p>*Nile*</p>'], behaviour: { caseSensitive: false } }, `${exact}[[1]] Nile`],
  ['DragText', { textField: 'The *Nile* flows', distractors: '*Rhine*' }, `${exact}[[1]] {Nile}`],
])('H5P %s %j', (name, params, expected) => {
  const [raw] = [...readH5p(JSON.stringify(params), `H5P.${name} 1.14`)]
  const { question } = toEntry(raw!)
  expect(question.interaction && writeKindCells(question).accepted).toBe(expected)
})

const item = (declared: string, body: string, processing = ''): string =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="q" title="q">${declared}` +
  `<itemBody><p>${body}</p></itemBody>${processing}</assessmentItem>`
const declare = (id: string, type: string, values: string[], more = ''): string =>
  `<responseDeclaration identifier="${id}" cardinality="${type === 'directedPair' ? 'multiple' : 'single'}" ` +
  `baseType="${type}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}` +
  `</correctResponse>${more}</responseDeclaration>`
const map = (key: string, value: number): string =>
  `<mapping><mapEntry mapKey="${key}" mappedValue="${value}" caseSensitive="false"/></mapping>`
const entry = (id: string): string => `<textEntryInteraction responseIdentifier="${id}"/>`
const list =
  '<inlineChoiceInteraction responseIdentifier="L"><inlineChoice identifier="a">red</inlineChoice>' +
  '<inlineChoice identifier="b">blue</inlineChoice></inlineChoiceInteraction>'

test.each([
  [
    'fields with marks of their own',
    item(
      declare('A', 'string', ['Paris'], map('Paris', 2)) + declare('B', 'float', ['9.81'], map('9.81', 1)),
      `It is ${entry('A')} and ${entry('B')}.`,
    ),
    `It is [[1]] and [[2]]. – ${exact}[[1]] Paris; [[2]] # 9.81`,
  ],
  [
    'a list',
    item(declare('L', 'identifier', ['b']), `It is ${list}.`),
    `It is [[1]]. – ${exact}[[1]] (red | *blue)`,
  ],
  [
    'words for gaps',
    item(
      declare('G', 'directedPair', ['w1 g1']),
      '<gapMatchInteraction responseIdentifier="G"><gapText identifier="w1" matchMax="1">one</gapText>' +
        '<gapText identifier="w2" matchMax="1">two</gapText><p>It is <gap identifier="g1"/>.</p></gapMatchInteraction>',
    ),
    `It is [[1]]. – ${exact}[[1]] {one}`,
  ],
])('QTI: %s', (_, xml, expected) => expect(gapsIn(xml, 'a.xml')).toEqual([expected]))

const blank = (name: string, ...words: string[]): string =>
  `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material><render_choice>${words
    .map(
      (word, index) =>
        `<response_label ident="${name}${index}"><material><mattext>${word}</mattext></material></response_label>`,
    )
    .join('')}</render_choice></response_lid>`
const right = (name: string, index: number): string =>
  `<respcondition><conditionvar><varequal respident="response_${name}">${name}${index}</varequal></conditionvar>` +
  '<setvar varname="SCORE" action="Add">50.00</setvar></respcondition>'
const canvas = (type: string): string =>
  '<questestinterop><assessment ident="a"><section><item ident="q"><itemmetadata><qtimetadata><qtimetadatafield>' +
  `<fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata>` +
  '</itemmetadata><presentation><material><mattext texttype="text/html">Both [a] and [b].</mattext></material>' +
  `${blank('a', 'red', 'blue')}${blank('b', 'one', 'two')}</presentation><resprocessing>` +
  `${right('a', 1)}${right('b', 0)}</resprocessing></item></section></assessment></questestinterop>`

test('blanks and lists of Canvas stand where the text names them', () => {
  expect(gapsIn(canvas('fill_in_multiple_blanks_question'), 'a.xml')).toEqual([
    `Both [[1]] and [[2]]. – ${exact}[[1]] blue; [[2]] one`,
  ])
  expect(gapsIn(canvas('multiple_dropdowns_question'), 'a.xml')).toEqual([
    `Both [[1]] and [[2]]. – ${exact}[[1]] (red | *blue); [[2]] (two | *one)`,
  ])
})

const newQuiz = (...types: string[]): string =>
  types.reduce(
    (file, type, index) => file.replaceAll(`ident="${'ab'[index]}0"`, `ident="${'ab'[index]}0" ${type}`),
    canvas('fill_in_multiple_blanks_question'),
  )

test('New Quizzes says how each gap is filled and how it is compared; what must match an expression has no key', () => {
  const [dropdown, bank] = ['answer_type="dropdown"', 'answer_type="wordbank"'] as const
  expect(gapsIn(newQuiz(dropdown, bank), 'a.xml')).toEqual([
    `Both [[1]] and [[2]]. – ${exact}[[1]] (red | *blue); [[2]] {one}`,
  ])
  const [{ question }] = read(newQuiz(dropdown, bank), 'a.xml') as [ReturnType<typeof read>[number]]
  expect(writeKindCells(question).extra_choices).toBe('two')
  const [contains, regex] = [
    'scoring_algorithm="TextContainsAnswer"',
    'scoring_algorithm="TextRegex"',
  ] as const
  expect(gapsIn(newQuiz(contains, ''), 'a.xml')[0]).toContain('[[1]] *blue*; [[2]] one')
  expect(gapsIn(newQuiz('', regex), 'a.xml')[0]).toContain('The answer of gap 2 is a regular expression')
})

test('a condition that names no response of its item is about the one whose label it names', () => {
  const [well] = gapsIn(canvas('fill_in_multiple_blanks_question'), 'a.xml')
  const odd = canvas('fill_in_multiple_blanks_question').replace(
    /<varequal respident="[^"]*"/g,
    '<varequal respident="r"',
  )
  expect(gapsIn(odd, 'a.xml')).toEqual([well])
})

const cell = (accepted: string, more: object = {}): QuestionContent => {
  const asked = readKindCells('cloze', { accepted: `${exact}${accepted}`, ...more })
  if ('wrong' in asked) throw new Error(asked.wrong)
  return fullQuestion({ question: 'A <b> [[1]] and [[2]].', ...asked })
}
const again = async (question: QuestionContent, format: ExportFormat) => {
  const written = await writeQuestionFile({ title: 'Q', questions: [question], images: new Map() }, format)
  return { losses: written.losses, read: read(written.bytes, `a.${written.ending}`)[0]!.question }
}

test.each([
  ['typed and numbers', cell('[[1]] Paris | Lutetia @50%\n[[2]] # 9.81 +- 0.05')],
  [
    'lists and weights',
    cell('[[1]] (a | *b~c{}#/ | d)\n[[2]] (x | *y | *z @50%)', { credit: 'weights: 2;1' }),
  ],
  ['a bank', cell('[[1]] {one}\n[[2]] {two}', { extra_choices: 'three' })],
])('Moodle XML brings it back: %s', async (_, question) => {
  const { losses, read: back } = await again(question, 'moodle-xml')
  expect([losses, back.question, back.interaction]).toEqual([[], question.question, question.interaction])
})

const exactCase = (accepted: string, more: object = {}): QuestionContent => {
  const asked = readKindCells('cloze', { accepted: `case: accents: punctuation: ${accepted}`, ...more })
  if ('wrong' in asked) throw new Error(asked.wrong)
  return fullQuestion({ question: '$x^{[[1]]}$ [[1]] before [[2]].', weightage: 3, ...asked })
}

test.each([
  ['typed and numbers', cell('[[1]] Paris | Lutetia @50%\n[[2]] # 9.81 +- 0.05 | 9.8 @50%')],
  ['two numbers', cell('[[1]] # 3\n[[2]] # [9.7, 9.9)')],
  ['capital letters that count, beside a formula', exactCase('[[1]] Paris\n[[2]] (a | *b)')],
  ['shares of lists', cell('[[1]] (a | *b | d)\n[[2]] (x | *y | *z @50%)')],
  ['weights', cell('[[1]] (a | *b~c{}#/ | d)\n[[2]] # 2', { credit: 'weights: 5;2' })],
  ['all or nothing', cell('[[1]] (a | *b)\n[[2]] (x | *y)', { credit: 'all' })],
  ['a bank', cell('[[1]] {one}\n[[2]] {two}', { extra_choices: 'three' })],
])('QTI 2 and 3 bring it back, with its marks: %s', async (_, question) => {
  for (const format of ['qti-2.2', 'qti-3.0'] as const)
    for (const weightage of [1, 7]) {
      const whole = { ...question, weightage }
      const { losses, read: back } = await again(whole, format)
      expect([format, losses, back.question, back.interaction, back.weightage]).toEqual([
        format,
        [],
        question.question,
        question.interaction,
        weightage,
      ])
    }
})

test.each([
  ['typed', cell('[[1]] Paris | Lutetia\n[[2]] two')],
  ['lists', cell('[[1]] (a | *b)\n[[2]] (x | *y | z)')],
])('Canvas brings it back: %s', async (_, question) => {
  const { losses, read: back } = await again(question, 'qti-1.2')
  expect([losses, back.question, back.interaction]).toEqual([[], question.question, question.interaction])
})

test.each([
  ['shares and typing errors', cell('[[1]] Paris | Lutetia @50%\n[[2]] two'), 'qti-1.2'],
  ['a bank beside a list', cell('[[1]] (a | *b)\n[[2]] {two}', { extra_choices: 'three' }), 'qti-3.0'],
  ['typed and all or nothing', cell('[[1]] a\n[[2]] b', { credit: 'all' }), 'qti-2.2'],
] as const)(
  'what a format can not say of the gaps is named, and they are still asked: %s',
  async (_, question, format) => {
    const { losses, read: back } = await again(question, format)
    expect(losses).toEqual(['the kind and scoring of 1 question'])
    expect([back.interaction?.kind, back.question]).toEqual(['cloze', question.question])
  },
)

test('a format that does not know gaps has blanks with numbers, the lists below, and a key', async () => {
  const question = cell('[[1]] (a | *b)\n[[2]] {two}', { extra_choices: 'three' })
  const { losses, read: back } = await again(question, 'qti-1.2')
  expect(losses).toEqual(['the kind and scoring of 1 question'])
  expect(back.question).toMatch(/A <b> \(1\) _____ and \(2\) _____\.\n\(1\) (?:a \/ b|b \/ a)\nWords: t/)
  expect(back.solution).toBe('(1) b; (2) two')
})
