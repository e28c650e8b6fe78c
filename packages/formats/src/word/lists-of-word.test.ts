import { expect, test } from 'vitest'
import { wordLine as line } from '../testing/sample-files.ts'
import { paragraph, readWordBody, run, toldBy } from '../testing/read-word-body.ts'

const numbering = (inside: string) => ({
  'word/numbering.xml': `<w:numbering xmlns:w="w">${inside}</w:numbering>`,
})
const definition = (id: number, ...formats: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${formats
    .map((format, level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`)
    .join('')}</w:abstractNum>`
const list = (id: number, of: number, changes = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${changes}</w:num>`
const begins = (inside: string) => `<w:lvlOverride w:ilvl="0">${inside}</w:lvlOverride>`
const beginsAgain = begins('<w:startOverride w:val="1"/>')
const bold = '<w:b/>'
const two = [
  line('One?', '', [1, 0]) + line('x', '', [2, 0]) + line('y', bold, [2, 0]),
  line('Two?', '', [1, 0]) + line('p', bold, [3, 0]) + line('q', '', [3, 0]),
].join('')

test('lists with one definition count on, so that the key names the questions by the numbers that are shown', () => {
  const question = (text: string, id: number) => line(text, '', [id, 0]) + line('a) x') + line('b) y')
  const key = line('Answers:') + line('1. A') + line('2. B') + line('3. A')
  const lists = numbering(definition(0, 'decimal') + list(1, 0) + list(2, 0))
  const entries = readWordBody(question('One?', 1) + question('Two?', 1) + question('Three?', 2) + key, lists)
  expect(toldBy(entries)).toEqual(['One? | *x | y', 'Two? | x | *y', 'Three? | *x | y'])
})

test.each([
  [
    'Roman numbers',
    definition(0, 'decimal') + definition(1, 'lowerRoman') + list(2, 1) + list(3, 1, beginsAgain),
  ],
  ['numbers', definition(0, 'decimal') + definition(1, 'decimal') + list(2, 1) + list(3, 1, beginsAgain)],
  [
    'letters that each list defines for itself',
    definition(0, 'decimal') +
      [2, 3]
        .map((id) =>
          list(
            id,
            0,
            begins('<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperLetter"/></w:lvl>'),
          ),
        )
        .join(''),
  ],
])('options in lists of their own with %s belong to the question above', (_, lists) => {
  expect(toldBy(readWordBody(two, numbering(lists + list(1, 0))))).toEqual(['One? | x | *y', 'Two? | *p | q'])
})

test('numbered statements above lettered options stay in the text of their question', () => {
  const question = (text: string, id: number) =>
    line(text, '', [1, 0]) +
    line('s', '', [id, 0]) +
    line('t', '', [id, 0]) +
    line('a) only 1*') +
    line('b) both')
  const lists = numbering(
    definition(0, 'decimal') + list(1, 0) + definition(1, 'decimal') + list(2, 1) + list(3, 1, beginsAgain),
  )
  const entries = readWordBody(question('One?', 2) + question('Two?', 3), lists)
  expect(entries.flatMap(({ question: { options } }) => options.map(({ option }) => option))).not.toContain(
    's',
  )
})

test('two parts with numbered questions stay questions', () => {
  const body = ['One?', 'Two?'].map((text) => line(text, '', [1, 0])).join('')
  const behind = ['Three?', 'Four?'].map((text) => line(text, '', [2, 0])).join('')
  const lists = numbering(definition(0, 'decimal') + list(1, 0) + list(2, 0, beginsAgain))
  expect(toldBy(readWordBody(body + behind, lists))).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
})

test('in a list of three levels the first one names parts', () => {
  const body =
    line('Part A', '', [1, 0]) +
    line('One?', '', [1, 1]) +
    line('x', '', [1, 2]) +
    line('y', bold, [1, 2]) +
    line('Two?', '', [1, 1]) +
    line('p', bold, [1, 2]) +
    line('q', '', [1, 2])
  const entries = readWordBody(
    body,
    numbering(definition(0, 'upperRoman', 'decimal', 'lowerLetter') + list(1, 0)),
  )
  expect(toldBy(entries)).toEqual(['One? | x | *y', 'Two? | *p | q'])
  expect(entries.map(({ question }) => question.section)).toEqual(['Part A', 'Part A'])
})

test('the formats of a list style are found where the style defines them', () => {
  const styled =
    '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Exam"/></w:abstractNum>' +
    '<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Exam"/><w:lvl w:ilvl="0"><w:numFmt w:val="upperLetter"/>' +
    '</w:lvl></w:abstractNum>'
  const body = line('1. One?') + line('x', '', [1, 0]) + line('y', bold, [1, 0])
  expect(toldBy(readWordBody(body, numbering(styled + list(1, 0))))).toEqual(['One? | x | *y'])
})

test('a cell that is two columns wide does not move the cells behind it into other columns', () => {
  const cell = (text: string, span = 1) =>
    `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${line(text)}</w:tc>`
  const rows = [
    ['Question', 'A', 'B', 'C', 'Answer'].map((text) => cell(text)),
    [cell('One?'), cell('x', 2), cell('z'), cell('z')],
  ]
  const body = `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`
  const [entry] = readWordBody(body)
  expect(toldBy([entry!])).toEqual(['One? | x | *z'])
})

test.each([
  ['bold letters from right to left', run('b) y', '<w:bCs/><w:rtl/>'), ''],
  ['bold words behind a plain Cyrillic letter', run('б) ') + run('y', bold), ''],
  ['a frame around words', run('b) y', '<w:bdr w:val="single"/>'), ''],
  ['a coloured paragraph', run('b) y'), '<w:shd w:val="clear" w:fill="FFFF00"/>'],
  [
    'a coloured equation',
    `${run('b) ')}<m:oMath><m:r><w:rPr><w:color w:val="FF0000"/></w:rPr><m:t>y</m:t></m:r></m:oMath>`,
    '',
  ],
  [
    'bold words around an equation',
    `${run('b) it is ', bold)}<m:oMath><m:r><m:t>y</m:t></m:r></m:oMath>`,
    '',
  ],
])('%s mark the correct option', (_, marked, properties) => {
  const [entry] = readWordBody(line('1. Q?') + line('a) x') + paragraph(marked, properties) + line('c) z'))
  expect(entry!.question.options.map(({ is_correct }) => is_correct)).toEqual([false, true, false])
})

test('among bold options the highlighted one is marked, and none if all look the same', () => {
  const highlighted = `${bold}<w:highlight w:val="yellow"/>`
  const body = line('1. Q?', bold) + line('a) x', bold) + line('b) y', highlighted) + line('c) z', bold)
  expect(toldBy(readWordBody(body))).toEqual(['Q? | x | *y | z'])
  expect(readWordBody(body)).toMatchObject([{ hints: [expect.stringContaining('check it')] }])
  const same = line('1. Q?') + line('a) x', highlighted) + line('b) y', highlighted)
  expect(readWordBody(same)).toMatchObject([
    { status: 'left out', reason: 'It does not say which option is right.' },
  ])
})

test('bold letters of equations are vectors and mark nothing', () => {
  const vector = '<m:oMath><m:r><w:rPr><w:b/></w:rPr><m:t>v</m:t></m:r></m:oMath>'
  const body = line('1. Q?') + line('a) x') + paragraph(run('b) ') + vector) + line('c) z')
  expect(readWordBody(body)).toMatchObject([{ status: 'left out' }])
})

test('a document that is typed in GIFT is read as such, without the numbers of its questions', () => {
  const lines = ['1. Which river?', '{~%0% Po', '~%100% Nile}', '', '2. Which sea?', '{=Red', '~Hot}']
  expect(toldBy(readWordBody(lines.map((text) => line(text)).join('')))).toEqual([
    'Which river? | Po | *Nile',
    'Which sea? | *Red | Hot',
  ])
  const sets = [
    '1. What is {~x, y} here?',
    'A. one',
    'B. two',
    'Answer: A',
    '2. And {~y}?',
    'A. p',
    'B. q',
    'Answer: B',
  ]
  expect(toldBy(readWordBody(sets.map((text) => line(text)).join('')))).toEqual([
    'What is {~x, y} here? | *one | two',
    'And {~y}? | p | *q',
  ])
})
