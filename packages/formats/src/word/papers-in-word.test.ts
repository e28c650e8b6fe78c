import { expect, test } from 'vitest'
import { paragraph, readWordBody, run, toldBy } from '../testing/read-word-body.ts'
import { wordLine as line } from '../testing/sample-files.ts'

const numbering = (...lists: string[][]) => ({
  'word/numbering.xml': `<w:numbering xmlns:w="w">${lists
    .map((formats, id) => {
      const levels = formats.map(
        (format, level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`,
      )
      return `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`
    })
    .join('')}${lists
    .map((_, id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`)
    .join('')}</w:numbering>`,
})
const table = (...rows: string[][]): string =>
  `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`
const tableOf = (...rows: string[][]): string => table(...rows.map((row) => row.map((cell) => line(cell))))
const bold = '<w:b/>'

test('parts that the word processor letters keep their letters in the text of their question', () => {
  const body =
    line('A car starts.', '', [1, 0]) + line('Find v. [2]', '', [1, 1]) + line('Find s. [3]', '', [1, 1])
  const [entry] = readWordBody(body, numbering(['decimal', 'lowerLetter']))
  expect(entry?.question).toMatchObject({
    question: 'A car starts.\n(a) Find v. [2]\n(b) Find s. [3]',
    weightage: 5,
  })
})

test('options side by side with Urdu letters are options, and the bold one is right', () => {
  const options = paragraph(run('(الف) ') + run('H2O', bold) + run('  (ب) CO2  (ج) O2'))
  expect(toldBy(readWordBody(line('1. پانی کا فارمولا؟') + options))).toEqual([
    'پانی کا فارمولا؟ | *H2O | CO2 | O2',
  ])
})

test('two blanks before something like a letter do not cut a text', () => {
  expect(toldBy(readWordBody(line('1. Who was  A. Smith?') + line('2. And  B. Jones?')))).toEqual([
    'Who was  A. Smith?',
    'And  B. Jones?',
  ])
})

test('a table of statements with ticks below true and false is read, and what follows is no answer', () => {
  const statements = tableOf(
    ['Statement', 'True', 'False'],
    ['1. Ice floats.', '✓', ''],
    ['2. Bats are birds.', '', '✓'],
  )
  const entries = readWordBody(statements + line('Write.') + line('3. Who? Explain.'))
  expect(toldBy(entries).slice(0, 2)).toEqual([
    'Ice floats. | *True | False',
    'Bats are birds. | True | *False',
  ])
  expect(entries.slice(0, 2).map(({ question }) => question.solution)).toEqual(['', ''])
})

test('a statement with both ticks or none has no key', () => {
  const statements = tableOf(
    ['No.', 'Statement', 'T', 'F'],
    ['1', 'Ice floats.', '✓', '✓'],
    ['2', 'Bats fly.', '', ''],
  )
  expect(toldBy(readWordBody(statements)).join()).not.toContain('*')
})

test('a table for each question may have the letters of its options before them', () => {
  const question = (number: number, answer: string) =>
    tableOf(
      [`Question ${number}`, 'Capital?'],
      ['A', 'Lima'],
      ['B', 'Quito'],
      ['Answer', answer],
      ['Points', '2'],
    )
  const entries = readWordBody(question(1, 'B') + line('') + question(2, 'A'))
  expect(toldBy(entries)).toEqual(['Capital? | Lima | *Quito', 'Capital? | *Lima | Quito'])
  expect(entries.map(({ question: { weightage } }) => weightage)).toEqual([2, 2])
})

test('a table of questions and answers is read, and one of numbers and letters stays a key', () => {
  const cards = tableOf(
    ['Question', 'Answer'],
    ['How many bones has a man?', '206'],
    ['Who was he?', 'A king'],
  )
  expect(toldBy(readWordBody(line('Revision') + cards))).toEqual(['How many bones has a man?', 'Who was he?'])
  const asked = ['1. Sea?', 'a) x', 'b) y', '2. Sky?', 'a) p', 'b) q'].map((text) => line(text)).join('')
  const key = tableOf(['Question', 'Answer'], ['1', 'B'], ['2', 'A'])
  expect(toldBy(readWordBody(asked + key))).toEqual(['Sea? | x | *y', 'Sky? | *p | q'])
})

test('columns that the word processor numbers and letters are matched by a key of both', () => {
  const rows = [
    ['France', 'Tokyo'],
    ['Japan', 'Paris'],
  ].map(([left, right]) => [line(left!, '', [2, 0]), line(right!, '', [3, 0])])
  const [entry, ...others] = readWordBody(
    line('Match them.', '', [1, 0]) + table(...rows) + line('Key: i-B, ii-A'),
    numbering(['decimal'], ['lowerRoman'], ['upperLetter']),
  )
  expect(others).toEqual([])
  expect(entry?.question).toMatchObject({
    question: 'Match them.',
    interaction: { kind: 'matching', key: { right: [[1], [0]] } },
  })
})

test('lettered cells side by side are options', () => {
  const cells = [
    ['Lima', 'Quito'],
    ['Bonn', 'Rome'],
  ].map((row) => row.map((text) => line(text, text === 'Rome' ? bold : '', [2, 0])))
  const body = line('Capital of Italy?', '', [1, 0]) + table(...cells)
  expect(toldBy(readWordBody(body, numbering(['decimal'], ['upperLetter'])))).toEqual([
    'Capital of Italy? | Lima | Quito | Bonn | *Rome',
  ])
})

test('underlined blanks are a line to fill in, and a short name with a dot names the answer', () => {
  const lined = '<w:u w:val="single"/>'
  const body = paragraph(run('1. Water is ') + run('      ', lined) + run('.')) + line('Ans. ice or steam')
  const [entry] = readWordBody(body)
  expect(entry?.question).toMatchObject({
    question: 'Water is ________.',
    interaction: { key: { accepted: [{ value: 'ice or steam' }] } },
  })
  expect(entry).not.toHaveProperty('without.0')
})

test('underlined blanks beside an underlined word are no gap, and a tab or several runs are one', () => {
  const lined = '<w:u w:val="single"/>'
  const heart = run('1. The ') + run('heart', lined) + run('    ', lined) + run(' pumps.')
  const tabs = `<w:r><w:rPr>${lined}</w:rPr><w:tab/><w:tab/></w:r>${run('   ', lined)}`
  const second = run('2. The ') + tabs + run(' stores.')
  expect(toldBy(readWordBody(paragraph(heart) + paragraph(second)))).toEqual([
    'The heart     pumps.',
    'The ________ stores.',
  ])
})

test('of the parts of one list, some may have questions without options', () => {
  const body = [
    ['Choice', 0],
    ['One?', 1],
    ['x', 2],
    ['y*', 2],
    ['Two?', 1],
    ['p*', 2],
    ['q', 2],
    ['Essay', 0],
    ['Discuss it.', 1],
  ] as const
  const entries = readWordBody(
    body.map(([text, level]) => line(text, '', [1, level])).join(''),
    numbering(['upperRoman', 'decimal', 'upperLetter']),
  )
  expect(toldBy(entries)).toEqual(['One? | x | *y', 'Two? | *p | q', 'Discuss it.'])
  expect(entries.map(({ question: { section } }) => section)).toEqual(['Choice', 'Choice', 'Essay'])
})

const two = ['1. Sea?', 'a) x', 'b) y', '2. Sky?', 'a) p', 'b) q'].map((text) => line(text)).join('')
const keyed = ['Sea? | x | *y', 'Sky? | *p | q']

test('a key table may have further columns, which are reported as lost, and numbers that Word draws', () => {
  const explained = tableOf(
    ['Question', 'Answer', 'Explanation'],
    ['1', 'b', 'It is.'],
    ['2', 'a', 'It was.'],
  )
  const entries = readWordBody(two + line('Key') + explained)
  expect(toldBy(entries)).toEqual(keyed)
  expect(entries.map((entry) => 'without' in entry && entry.without)).toEqual([
    ['"Explanation" of its table'],
    ['"Explanation" of its table'],
  ])
  const drawn = table(
    [line('Answer'), line('Marks')],
    [line('B', '', [1, 0]), line('1')],
    [line('A', '', [1, 0]), line('1')],
  )
  expect(toldBy(readWordBody(two + line('Key') + drawn, numbering(['decimal'])))).toEqual(keyed)
})

test('a table with numbers, questions and letters of right options is no key', () => {
  const options = (...texts: string[]) => texts.map((text) => line(text)).join('')
  const body = table(
    ['No.', 'Question', 'Options', 'Key'].map((heading) => line(heading)),
    [line('1'), line('Sea?'), options('A. x', 'B. y'), line('B')],
    [line('2'), line('Sky?'), options('A. p', 'B. q'), line('A')],
  )
  expect(toldBy(readWordBody(body))).toEqual(keyed)
})

test('the line on which students write an answer is none', () => {
  const blank = line('Answer: ________')
  const body = two.replace(line('2. Sky?'), `${blank}${line('2. Sky?')}`) + blank
  expect(toldBy(readWordBody(body + line('Answers: 1. b 2. a')))).toEqual(keyed)
})

test('a number in a cell of its own begins the question in the next cell, with its marks behind', () => {
  const asked = (text: string) => [text, '(a) x', '(b) y'].map((one) => line(one)).join('')
  const body = table([line('1'), asked('Sea?'), line('[2]')], [line('2'), asked('Sky?'), line('[3]')])
  const entries = readWordBody(body + line('Answers: 1 (b), 2 (a)'))
  expect(toldBy(entries)).toEqual(['Sea? | x | *y', 'Sky? | *x | y'])
  expect(entries.map(({ question }) => question.weightage)).toEqual([2, 3])
})

test('questions side by side are questions, and a key of digits answers them', () => {
  const body = tableOf(['1. 3 + 4 = ____', '2. 9 − 5 = ____'], ['3. 6 × 2 = ____', '4. 8 ÷ 2 = ____'])
  const entries = readWordBody(body + line('Answers: 1. 7  2. 4  3. 12  4. 4'))
  expect(entries.map(({ question }) => [question.question, JSON.stringify(question.interaction)])).toEqual(
    [
      ['3 + 4 = ____', '7'],
      ['9 − 5 = ____', '4'],
      ['6 × 2 = ____', '12'],
      ['8 ÷ 2 = ____', '4'],
    ].map(([text, value]) => [text, expect.stringContaining(`"value":"${value}"`)]),
  )
})

test('a heading that names its questions begins their text, and no section', () => {
  const heading = '<w:style w:styleId="H"><w:name w:val="heading 1"/></w:style>'
  const body =
    paragraph(run('Read the text and answer questions 1–2.'), '<w:pStyle w:val="H"/>') +
    line('Bees live in hives.')
  const entries = readWordBody(body + two, {
    'word/styles.xml': `<w:styles xmlns:w="w">${heading}</w:styles>`,
  })
  expect(entries.map(({ question }) => question.paragraph)).toEqual(
    Array(2).fill('Read the text and answer questions 1–2.\nBees live in hives.'),
  )
})
