import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']
const options = '1. Capital of Italy?\na) Rome\nb) Milan\n\n2. Capital of France?\na) Lyon\nb) Paris\n\n'

const entriesOf = (text: string) => {
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  return 'problem' in opened ? [] : [...opened.entries]
}

test.each([
  [
    'bullets of mail',
    '1. Capital of Italy?\n> Rome\n> Milan\nAnswer: Rome\n2. Capital of France?\n> Lyon\n> Paris\nAnswer: Paris',
  ],
  [
    'R: before the letter',
    '1. Capital of Italy?\nA. Rome\nB. Milan\nR: A\n2. Capital of France?\nA. Lyon\nB. Paris\nR : B',
  ],
  [
    'boxes without bullets',
    'Frage 1: Capital of Italy?\n[x] Rome\n[ ] Milan\nFrage 2: Capital of France?\n[ ] Lyon\n[x] Paris',
  ],
  ['coloured boxes', '1. Capital of Italy?\n✅ Rome\n⬜ Milan\n2. Capital of France?\n⚪ Lyon\n🔘 Paris'],
  [
    'arrows behind',
    '1. Capital of Italy?\na) Rome ←\nb) Milan\n2. Capital of France?\na) Lyon\nb) Paris <-- correct',
  ],
  [
    'a word in brackets behind',
    '1. Capital of Italy?\na) Rome (ANSWER)\nb) Milan\n2. Capital of France?\na) Lyon\nb) Paris [ans]',
  ],
  [
    'letters without a sign',
    'Capital of Italy?\nA Rome\nB Milan\nAnswer: A\n\nCapital of France?\nA Lyon\nB Paris\nAnswer: B',
  ],
  ['a key of three columns', `${options}Answer key\nQuestion\tAnswer\tPage\n1\tA\t12\n2\tB\t15`],
  [
    'a key of columns without a heading',
    `${options}Question   Answer   Page\n1          A        12\n2          B        15`,
  ],
])('given a list with %s, then its questions are read with their keys', (_, text) => {
  expect(readList(text)).toEqual(capitals)
})

test('given options in two columns, then each is an option of its own, in the order of the letters', () => {
  const columns =
    '1. Which is a noble gas?\na.  oxygen      c.  neon\nb.  nitrogen    d.  hydrogen\nAnswer: c'
  expect(readList(columns)).toEqual(['Which is a noble gas? | oxygen | nitrogen | *neon | hydrogen'])
  const besideText = '1. Which is noble?     a. oxygen    b. nitrogen\n    c. neon     d. hydrogen\nAnswer: c'
  expect(readList(besideText)).toEqual(['Which is noble? | oxygen | nitrogen | *neon | hydrogen'])
})

test('given a key with reasons, then the reasons are solutions and its other columns are reported as lost', () => {
  const key =
    'Answer Key\n| No. | Answer | Explanation | Page |\n|---|---|---|---|\n| 1 | A | On the Tiber. | 3 |'
  expect(entriesOf(`1. Capital of Italy?\na) Rome\nb) Milan\n\n${key}`)).toMatchObject([
    { status: 'taken', question: { solution: 'On the Tiber.' }, without: ['"Page" of its key'] },
  ])
})

test('given numbers in brackets, then they are marks if most questions have them', () => {
  const marks = (text: string) =>
    entriesOf(text).map(({ question: { question, weightage } }) => [question, weightage])
  expect(marks('1. Explain osmosis.\nUse a drawing. [5]\n2. Define a vector. [3]\n3. Why?')).toEqual([
    ['Explain osmosis.\nUse a drawing.', 5],
    ['Define a vector.', 3],
    ['Why?', 1],
  ])
  expect(marks('1. What does a return, after a = [1]\n2. Why?\n3. How?')[0]).toEqual([
    'What does a return, after a = [1]',
    1,
  ])
})

test('given section headings that are numbered with a kind of question, then they are sections', () => {
  const text =
    'Choose.\n\nI. Multiple choice\n1. Capital of Italy?\na) Rome *\nb) Milan\n\n' +
    'II. True or False\n2. Iron floats on water.\n\nIII. Essay\n3. Describe rain.\n\nANSWERS\n2. False'
  expect(
    entriesOf(text)
      .filter(({ status }) => status === 'taken')
      .map(({ question }) => [question.question, question.section]),
  ).toEqual([
    ['Capital of Italy?', 'I. Multiple choice'],
    ['Iron floats on water.', 'II. True or False'],
    ['Describe rain.', 'III. Essay'],
  ])
})

test('given irrelevant lines after the marks, then the marks are kept and the lines reported as lost', () => {
  const text = '1. Capital of Italy?\na) Rome *\nb) Milan\nMarks: 2\nCO: 1\nBT Level: L2'
  expect(entriesOf(text)).toMatchObject([
    { question: { weightage: 2 }, without: ['the line "CO: 1"', 'the line "BT Level: L2"'] },
  ])
})

test('given an option that is called like a kind of question, then it is an option', () => {
  const text = '1. What is it in C?\na) True or False\nb) 0 or 1\nAnswer: a\n2. Which?\na) x\nb) y\nAnswer: b'
  expect(readList(text)).toEqual(['What is it in C? | *True or False | 0 or 1', 'Which? | x | *y'])
})

test('given options with numbers before their letters, then the letters count', () => {
  const question = (name: string, answer: string) =>
    `1. ${name}?\n2. A. x\n3. B. y\n4. C. z\n\nAnswer: ${answer}\nExplanation: So.\n`
  expect(readList(`${question('One', 'B')}\n${question('Two', 'C')}`)).toEqual([
    'One? | x | *y | z | = So.',
    'Two? | x | y | *z | = So.',
  ])
  // Here the numbers are those of questions.
  expect(readList('1. A. Smith was a?\na) x\nb) y *\n2. B. Jones was a?\na) x *\nb) y')).toEqual([
    'A. Smith was a? | x | *y',
    'B. Jones was a? | *x | y',
  ])
})

test('given a text apart below the word that announces the solution, then it is the solution', () => {
  const question = (name: string) =>
    `${name}?\n\nA. x\n\nB. y\n\nAnswer: A\n\nExplanation:\n\nBecause ${name}.`
  expect(readList(`${question('One')}\n\n${question('Two')}`)).toEqual([
    'One? | *x | y | = Because One.',
    'Two? | *x | y | = Because Two.',
  ])
})

// Each of these took minutes with a regular expression that backtracks over every blank.
test.each([
  ['in an option', (blanks: string) => `1. a?\na) x${blanks}y\nb) z *`],
  ['in a text', (blanks: string) => `1. a?${blanks}y\na) x\nb) z *`],
  ['before a text', (blanks: string) => `1. a?\n${blanks}y\na) x\nb) z *`],
  [
    'behind a name',
    (blanks: string) => `1. a?\na) x\nb) z *\nQuestion${blanks}y\nAnswers${blanks}1${blanks}y`,
  ],
  ['in a heading of a key', (blanks: string) => `1. a?\na) x\nb) z *\n\nNo${blanks}y`],
])('given a run of 100,000 blanks %s, then the list is read', (_, text) => {
  expect(entriesOf(text(' '.repeat(100_000)))[0]?.question.options.length).toBe(2)
})
