import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const list = '1. Capital of Italy?\na) Rome\nb) Milan\n\n2. Capital of France?\na) Lyon\nb) Paris\n\n'
const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']

describe('given a key after the list', () => {
  test('with answers in words, then they are the solutions of descriptive questions', () => {
    const text =
      '1. Name the longest river of Africa.\n2. Name two rivers of France.\n' +
      '3. The Danube ends in the Black Sea.\n\nANSWERS:\n1. Nile\n2. Seine, Loire\n3. True'
    expect(readList(text)).toEqual([
      'Name the longest river of Africa. | = Nile',
      'Name two rivers of France. | = Seine, Loire',
      'The Danube ends in the Black Sea. | *True | False',
    ])
  })

  test('with reasons, then the reasons are solutions and not questions', () => {
    expect(readList(`${list}Answers\n1. A - it is the seat of government\n2. b (Paris)`)).toEqual([
      'Capital of Italy? | *Rome | Milan | = it is the seat of government',
      'Capital of France? | Lyon | *Paris',
    ])
  })

  test.each(['→', '->', '=>', '–'])('with the sign %s between number and letter, then it is used', (sign) => {
    expect(readList(`${list}Key\n1 ${sign} A\n2 ${sign} B`)).toEqual(capitals)
  })

  test('without numbers, then it is used only if it has one letter for each question', () => {
    const third = '3. Capital of Peru?\na) Lima\nb) Cuzco\n\n'
    expect(readList(`${list}${third}Answers: A, B, A`)).toEqual([
      ...capitals,
      'Capital of Peru? | *Lima | Cuzco',
    ])
    expect(readList(`${list}${third}Answers: A, B, A, A`).slice(0, 2)).toEqual([
      'left out | Rome | Milan',
      'left out | Lyon | Paris',
    ])
  })

  const part = (name: string, first: string, second: string) =>
    `${name}\n1. ${first}?\na) x\nb) y\n2. ${second}?\na) x\nb) y\n\n`
  const parts = part('Part A', 'One', 'Two') + part('Part B', 'Three', 'Four')
  const keyed = ['One? | *x | y', 'Two? | x | *y', 'Three? | x | *y', 'Four? | *x | y']

  test.each([
    ['in the same order', 'Part A\n1. a 2. b\nPart B\n1. b 2. a'],
    ['in another order', 'Part B\n1. b\n2. a\n\nPart A\n1. a\n2. b'],
    ['with other names, in the same order', 'Section 1\n1. a\n2. b\nSection 2\n1. b\n2. a'],
    ['with answers in words', 'Part B\n1. y\n2. x\nPart A\n1. x\n2. y'],
  ])('with a heading for each section, %s, then each section gets its own', (_, key) => {
    expect(readList(`${parts}Answer key\n${key}`)).toEqual(keyed)
  })

  test('as a table of Markdown with two columns, then it is used', () => {
    expect(readList(`${list}| Q | Answer |\n|---|---|\n| 2 | B |\n| 1 | A |`)).toEqual(capitals)
  })

  test('and then another list that counts from 1 again, then its lines stay questions', () => {
    const text = `${list}Answers: 1. a 2. b\n\n1. Explain why Rome grew.\n2. Explain why Paris grew.`
    expect(readList(text)).toEqual([...capitals, 'Explain why Rome grew.', 'Explain why Paris grew.'])
  })
})

test.each([
  'Answer - B',
  'Ans – b',
  'Answer is B',
  'Ans B',
  'Correct: B',
  'Correct answer(s): B',
  'The answer is: B.',
  '(Answer: B)',
  'Answer: Option B',
  'Answer: Choice (B) Paris',
  'Answers are: b',
])('given the line %j below the options, then it names the correct option', (line) => {
  expect(readList(`1. Capital of France?\nA. Lyon\nB. Paris\n${line}\n\n2. Explain.`)[0]).toBe(capitals[1])
})

test('given several letters as the answer, then all are right, and the author reads what a wrong one costs', () => {
  const opened = openQuestionFile({
    name: 'list.txt',
    bytes: new TextEncoder().encode(
      '1、哪些是质数？\nA．2\nB．3\nC．4\n答案：AB\n2、首都？\nA．上海\nB．北京\n答案：B',
    ),
  })
  const [first, second] = 'problem' in opened ? [] : [...opened.entries]
  expect(first).toMatchObject({
    status: 'taken',
    kind: 'severalRight',
    hints: [expect.stringContaining('a wrong choice takes back those of a right one')],
  })
  expect(second).toMatchObject({ status: 'taken', kind: 'oneRight' })
})

describe('given numbered options', () => {
  test('below a heading, then the answer names one by its number or its text', () => {
    const text =
      'Question: What is 5 × 5?\nOptions:\n1) 10\n2) 25\n3) 55\nCorrect answer: 2\nFeedback: Five fives.\n\n' +
      'Question: The largest ocean?\nOptions:\n1) Atlantic\n2) Pacific\nCorrect answer: Pacific'
    expect(readList(text)).toEqual([
      'What is 5 × 5? | 10 | *25 | 55 | = Five fives.',
      'The largest ocean? | Atlantic | *Pacific',
    ])
  })

  test('and an answer that is the number of one and the text of another, then the question is left out', () => {
    const text =
      '1. What is 1 + 1?\n   1. 3\n   2. 1\n   3. 2\n   Answer: 2\n2. What is 2 + 2?\n   1. 4\n   2. 5\n   Answer: 1'
    expect(readList(text)).toEqual(['left out | 3 | 1 | 2', 'What is 2 + 2? | *4 | 5'])
  })
})

test('given bracketed option letters separated by one blank, then each begins an option', () => {
  const text =
    '1. One half is\n(a) 1 (b) 1/2 (c) 2\n2. Which?\na) both (b) and (c)\nb) one\nc) two\n\nAnswers: 1. (b) 2. (a)'
  expect(readList(text)).toEqual(['One half is | 1 | *1/2 | 2', 'Which? | *both (b) and (c) | one | two'])
})

test('given a printed page with circles, then the filled circle is correct', () => {
  const text =
    'QUESTION 1 OF 2\nCapital of Italy?\n● Rome\n○ Milan\n\nQUESTION 2 OF 2\nCapital of France?\n○ Lyon\n● Paris'
  expect(readList(text)).toEqual(capitals)
})

test('given a list with one answer written as in Aiken, then the other answers are read too', () => {
  const more = Array.from(
    { length: 9 },
    (_, index) => `${index + 3}. Which?\nA. x${index}\nB. y\nAnswer: A\n\n`,
  )
  const read = readList(`1. Capital of France?\nA. Lyon\nB. Paris\nANSWER: B\n\n${more.join('')}`)
  expect(read).toHaveLength(10)
  expect(read).not.toContainEqual(expect.stringContaining('left out'))
})

test('what is said of a statement behind an arrow is its key, and a correction its solution', () => {
  const list =
    '1. Đúng / Sai: Sông Nin dài hơn sông Po. → Đúng\n\n' +
    '2. Đúng / Sai: Sông Po chảy qua Paris. → Sai (Đáp án đúng: Torino)'
  expect(readList(list)).toEqual([
    'Đúng / Sai: Sông Nin dài hơn sông Po. | *True | False',
    'Đúng / Sai: Sông Po chảy qua Paris. | True | *False | = Torino',
  ])
})

test('an answer in words on the line of its question does not stay in it', () => {
  expect(
    readList('1. Longest river of Africa: Ans: the Nile\n2. Which sea is it? Write your answer: here'),
  ).toEqual(['Longest river of Africa: | = the Nile', 'Which sea is it? Write your answer: here'])
})
