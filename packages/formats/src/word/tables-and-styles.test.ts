import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { wordFile, wordLine as line } from '../testing/sample-files.ts'
import { symbolOf } from './symbol-fonts.ts'

const read = (body: string, parts: Record<string, string> = {}) => {
  const opened = openQuestionFile({ bytes: wordFile(body, parts) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
/** Each question with its options; the correct option is starred. */
const told = (entries: ReturnType<typeof read>) =>
  entries.map(({ question: { question, options } }) =>
    [question, ...options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)].join(' | '),
  )
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell.startsWith('<') ? cell : line(cell)}</w:tc>`).join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

test.each([
  [
    'headings',
    table(
      row('No', 'Question', 'A', 'B', 'Answer', 'Explanation'),
      row('1', 'One?', 'x', 'y', 'B', 'so'),
      row('2', 'Two?', 'p', 'q', 'p', ''),
    ),
    ['One? | x | *y', 'Two? | *p | q'],
  ],
  [
    'one option in each row',
    table(
      row('Question', 'Option', 'Correct'),
      row('One?', 'x', ''),
      row('', 'y', 'yes'),
      row('Two?', 'p', 'yes'),
      row('', 'q', ''),
    ),
    ['One? | x | *y', 'Two? | *p | q'],
  ],
  [
    'headings for the right answer and wrong ones',
    table(row('Question', 'Correct answer', 'Wrong 1'), row('One?', 'x', 'y'), row('Two?', 'p', 'q')),
    ['One? | *x | y', 'Two? | *p | q'],
  ],
  [
    'all options in one cell',
    table(
      row('Question', 'Options', 'Answer'),
      row('One?', line('x') + line('y'), 'y'),
      row('Two?', line('A) p') + line('B) q'), 'A'),
    ),
    ['One? | x | *y', 'Two? | *p | q'],
  ],
  [
    'a table for each question, with names in its first column',
    table(row('Question', 'One?'), row('Option', 'x', 'incorrect'), row('Option', 'y', 'correct')) +
      table(row('Question', 'Two?'), row('Option 1', 'p', 'correct'), row('Option 2', 'q', 'incorrect')),
    ['One? | x | *y', 'Two? | *p | q'],
  ],
  [
    'a question with its options below',
    table(row('1.', 'One?'), row('A', 'x'), row('B', line('y', '<w:b/>'))) +
      table(row('2.', 'Two?'), row('A', line('p', '<w:b/>')), row('B', 'q')),
    ['One? | x | *y', 'Two? | *p | q'],
  ],
  [
    'two columns of questions',
    table(
      row(line('1. One?') + line('a) x*') + line('b) y'), line('2. Two?') + line('a) p') + line('b) q*')),
    ),
    ['One? | *x | y', 'Two? | p | *q'],
  ],
  [
    'options side by side',
    line('1. One?') +
      table(row('a) x', 'b) y*'), row('c) z', 'd) w')) +
      line('2. Two?') +
      table(row('A.', 'p', 'B.', 'q')) +
      line('Answer: B'),
    ['One? | x | *y | z | w', 'Two? | p | *q'],
  ],
])('reads a Word table with %s as its author means it', (_, body, questions) => {
  const entries = read(body)
  expect(entries.map(({ status }) => status)).toEqual(['taken', 'taken'])
  expect(told(entries)).toEqual(questions)
})

test('headings that a table has again are no question', () => {
  const headings = row('No', 'Question', 'A', 'B', 'Answer')
  const body = table(headings, row('1', 'One?', 'x', 'y', 'B'), headings, row('2', 'Two?', 'p', 'q', 'A'))
  expect(told(read(body))).toEqual(['One? | x | *y', 'Two? | *p | q'])
})

test('the first column of a data table within a question makes neither options nor questions', () => {
  const data = table(row('x', '1', '2'), row('y', '3', '4')) + table(row('1', '9', '8'), row('2', '7', '6'))
  expect(told(read(line('1. Which?') + data + line('a) one*') + line('b) two')))).toEqual([
    'Which?\nx | 1 | 2\ny | 3 | 4\n1 | 9 | 8\n2 | 7 | 6 | *one | two',
  ])
})

test.each([
  ['below headings', table(row('Question', 'Answer'), row('1', 'B'), row('2', 'A'))],
  ['in two rows', table(row('1', '2'), row('B', 'A'))],
  ['in two pairs of columns', table(row('1', 'B', '2', 'A'))],
])('a key in a table %s is assigned to its questions, even without a blank line before it', (_, key) => {
  const body = '1) One A) x B) y 2) Two A) p B) q'.replaceAll(/ (?=[12AB]\))/g, '\n').split('\n')
  expect(told(read(body.map((text) => line(text)).join('') + line('Answer Key') + key))).toEqual([
    'One | x | *y',
    'Two | *p | q',
  ])
})

test('paragraph and character styles mark the correct option, also when they inherit the mark', () => {
  const styled = (text: string, style: string, letters = '') =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:rPr>${letters}</w:rPr><w:t>${text}</w:t></w:r></w:p>`
  const style = (id: string, inside: string) =>
    `<w:style w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`
  const styles =
    style('Right', '<w:rPr><w:b/></w:rPr>') +
    style('Own', '<w:basedOn w:val="Right"/>') +
    style('Strong', '<w:rPr><w:b/></w:rPr>')
  const body =
    line('1. One?') +
    styled('a) x', 'Own') +
    styled('b) y', 'Plain') +
    line('2. Two?') +
    styled('a) p', 'Right', '<w:b w:val="0"/>') +
    styled('b) q', 'Plain', '<w:rStyle w:val="Strong"/>')
  expect(told(read(body, { 'word/styles.xml': `<w:styles xmlns:w="w">${styles}</w:styles>` }))).toEqual([
    'One? | *x | y',
    'Two? | p | *q',
  ])
})

test('a list that begins at another number is matched with the key by that number', () => {
  const numbering =
    '<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="5"/>' +
    '<w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>' +
    '</w:numbering>'
  const body = line('Five?', '', [1, 0]) + line('a) x') + line('b) y') + line('Answers:') + line('5. B')
  expect(told(read(body, { 'word/numbering.xml': numbering }))).toEqual(['Five? | x | *y'])
})

test('the text of a text box is read once although the file contains it twice', () => {
  const box = (name: string) => `<w:${name}><w:txbxContent>${line('In the box')}</w:txbxContent></w:${name}>`
  const both = `<w:p><w:r><w:AlternateContent>${box('drawing')}${box('pict')}</w:AlternateContent></w:r></w:p>`
  const [entry] = read(line('1. See?') + both + line('a) x*') + line('b) y'))
  expect(entry).toMatchObject({ without: [], question: { question: 'See?\n\nIn the box' } })
})

test('characters of symbol fonts become Unicode, or are reported as lost', () => {
  expect(['F061', 'F0B3', 'F0D2'].map((code) => symbolOf('Symbol', Number.parseInt(code, 16)))).toEqual([
    'α',
    '≥',
    '®',
  ])
  expect([symbolOf('Symbol', 0xf0f2), symbolOf('Wingdings', 0xf0fe)]).toEqual(['∫', '☑'])
  const sign = '<w:p><w:r><w:t>1. Which </w:t><w:sym w:font="Webdings" w:char="F021"/></w:r></w:p>'
  expect(read(sign + line('a) x*') + line('b) y'))[0]).toMatchObject({
    without: ['a sign of a symbol font'],
    question: { question: 'Which □' },
  })
})

test.each([
  ['Cyrillic', ['1. Что?', 'а) x', 'б) y', 'Ответ: б'], 'Что? | x | *y'],
  ['Arabic, with its digits', ['١. ما هو؟', 'أ) x *', 'ب) y'], 'ما هو؟ | *x | y'],
  ['Greek', ['1. Τι;', 'α) x', 'β) y*'], 'Τι; | x | *y'],
])('letters in %s begin options', (_, lines, wanted) => {
  expect(told(read(lines.map((text) => line(text)).join('')))).toEqual([wanted])
})

test('an answer in words names its option even if one of them has invisible characters', () => {
  expect(
    told(read(line('1. One?') + line('a) com\u00adputer') + line('b)\u00a0y') + line('Answer: computer'))),
  ).toEqual(['One? | *com\u00adputer | y'])
})

test('reports comments and hidden words as lost', () => {
  const hidden =
    '<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r><w:r><w:commentReference w:id="0"/></w:r>'
  const first = line('1. What?').replace('</w:p>', `${hidden}</w:p>`)
  const [entry] = read(first + line('a) x*') + line('b) y'))
  expect(entry).toMatchObject({
    question: { question: 'What?' },
    without: ['hidden words', 'a comment'],
  })
})

test('given a table with names in its first column, then solution and marks are read and a penalty is lost', () => {
  const [entry] = read(
    table(
      row('Question', 'One?'),
      row('Type', 'multiple_choice'),
      row('Option', 'x', 'incorrect'),
      row('Option', 'y', 'correct'),
      row('Solution', 'so'),
      row('Marks', '2', '1'),
    ),
  )
  expect(entry).toMatchObject({
    question: { solution: 'so', weightage: 2 },
    without: ['marks that a wrong answer costs'],
  })
})

test('words that a style hides are not read, and reported as lost', () => {
  const style = (id: string, inside: string) =>
    `<w:style w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`
  const styles =
    style('Key', '<w:rPr><w:vanish/></w:rPr>') +
    style('Shown', '<w:basedOn w:val="Key"/><w:rPr><w:vanish w:val="0"/></w:rPr>')
  const styled = (name: string) =>
    `<w:r><w:rPr><w:rStyle w:val="${name}"/></w:rPr><w:t xml:space="preserve"> ${name}</w:t></w:r>`
  const first = line('1. What?').replace('</w:p>', `${styled('Key')}${styled('Shown')}</w:p>`)
  const [entry] = read(first + line('a) x*') + line('b) y'), {
    'word/styles.xml': `<w:styles xmlns:w="w">${styles}</w:styles>`,
  })
  expect(entry).toMatchObject({ question: { question: 'What? Shown' }, without: ['hidden words'] })
})

test('a key on its side may have names before its rows, and the one coloured line among options marks it', () => {
  const key = line('Answer key') + table(row('Q', '1', '2'), row('Ans', 'b', 'a'))
  const list = ['1. One?', 'a. x', 'b. y', '2. Two?', 'a. p', 'b. q'].map((text) => line(text)).join('')
  expect(told(read(list + key))).toEqual(['One? | x | *y', 'Two? | *p | q'])
  const red = line('y', '<w:color w:val="FF0000"/>')
  const bold = line('1. One?', '<w:b/>')
  expect(told(read(bold + line('x') + red + line('z')))).toEqual(['One? | x | *y | z'])
})
