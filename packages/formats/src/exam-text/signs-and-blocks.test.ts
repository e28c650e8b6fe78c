import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']

const entriesOf = (text: string) => {
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  return 'problem' in opened ? [] : [...opened.entries]
}

test.each([
  [
    'dashes behind numbers and letters',
    '1- Capital of Italy?\na- Rome\nb- Milan\nAnswer: a\n\n2- Capital of France?\na- Lyon\nb- Paris\nAnswer: b',
  ],
  [
    'dots and dashes',
    '1.- Capital of Italy?\na.- Rome\nb.- Milan\nR: a\n\n2.- Capital of France?\na.- Lyon\nb.- Paris\nR: b',
  ],
  [
    'a sign before the number',
    'Question n° 1: Capital of Italy?\na) Rome *\nb) Milan\n\nFrage Nr. 2: Capital of France?\na) Lyon\nb) Paris *',
  ],
  [
    'ticks in round brackets',
    '1. Capital of Italy?\n(x) Rome\n( ) Milan\n2. Capital of France?\n( ) Lyon\n(X) Paris',
  ],
  [
    'the answer in brackets behind options in a line',
    '1. Capital of Italy? (a) Rome (b) Milan [Ans: a]\n2. Capital of France? (a) Lyon (b) Paris (Answer: b)',
  ],
  [
    'the answer in brackets behind the text',
    '1. Capital of Italy? [Ans: a]\na) Rome\nb) Milan\n2. Capital of France? (Key: b)\na) Lyon\nb) Paris',
  ],
  [
    'options counted below named questions',
    'Q: Capital of Italy?\n1) Rome *\n2) Milan\n\nQ: Capital of France?\n1) Lyon\n2) Paris *',
  ],
  [
    'options without any sign, of which one is marked',
    'Capital of Italy?\nRome (correct)\nMilan\n\nCapital of France?\nLyon\nParis (correct)',
  ],
  [
    'boxes and no blank line between questions',
    'Capital of Italy?\n[x] Rome\n[ ] Milan\nCapital of France?\n[ ] Lyon\n[x] Paris',
  ],
  [
    'the answer as one more bullet',
    '1. Capital of Italy?\n- A. Rome\n- B. Milan\n- Answer: A\n\n' +
      '2. Capital of France?\n- A. Lyon\n- B. Paris\n- Answer: B',
  ],
  [
    'a key that lies on its side',
    '1. Capital of Italy?\na) Rome\nb) Milan\n2. Capital of France?\na) Lyon\nb) Paris\n\nKey\nNo.\t1\t2\nAns\tA\tB',
  ],
])('given a list with %s, then its questions are read with their keys', (_, text) => {
  expect(readList(text)).toEqual(capitals)
})

test('given two options in a line with one blank between them, then each stands by itself', () => {
  const text =
    '1. Which is noble?\nA. oxygen B. nitrogen\nC. neon D. hydrogen\n\n' +
    '2. What lack does A. mean?\nA. Vitamin A. lack\nB. none'
  expect(readList(`${text}\n\nAnswers: 1. C 2. A`)).toEqual([
    'Which is noble? | oxygen | nitrogen | *neon | hydrogen',
    'What lack does A. mean? | *Vitamin A. lack | none',
  ])
})

test('given a key of letters, truths, numbers and words in one line, then each question has its answer', () => {
  const text =
    '1. Half of 100?   a. 25   b. 50\n2. Every square is a circle.\n3. What is 7 × 8?\n4. Two primes?\n\n' +
    'Answers: 1. b  2. F  3. 56  4. 11, 13'
  expect(readList(text)).toEqual([
    'Half of 100? | 25 | *50',
    'Every square is a circle. | True | *False',
    'What is 7 × 8?',
    'Two primes? | = 11, 13',
  ])
  expect(entriesOf(text)[2]!.question.interaction).toMatchObject({
    kind: 'numeric',
    key: { accepted: [{ value: '56' }] },
  })
})

test('given what is to be matched by letters from P above the options, then it stays the text', () => {
  const text =
    '1. Match:\nP. Boyle   1. constant heat\nQ. Charles 2. constant pressure\na) P-1\nb) P-2\nAnswer: b'
  expect(readList(text)).toEqual([
    'Match:\nP. Boyle   1. constant heat\nQ. Charles 2. constant pressure | P-1 | *P-2',
  ])
})

test('given statements with a place for a tick before their numbers, then no place is an option', () => {
  expect(readList('( ) 1. Ice is cold.\n( ) 2. Fire is cold.\n\nAnswers\n1. T\n2. F')).not.toContainEqual(
    expect.stringContaining('*'),
  )
})

test("given ExamSoft's kinds in words and several categories, then each question has its own", () => {
  const text =
    'Type: MC\nTitle: Renal 1\nCategory: Course/Renal\nCategory: Year 2\n1) Next?\na) Dialysis\n*b) Fluids\n\n' +
    'Type: Essay\n2) Discuss the nephron.'
  expect(entriesOf(text)).toMatchObject([
    { kind: 'oneRight', question: { tags: [{ tag_name: 'Course/Renal' }, { tag_name: 'Year 2' }] } },
    { kind: 'descriptive', question: { question: 'Discuss the nephron.', tags: [] } },
  ])
})

test('given a table with a row that lacks its question, and columns that have no place, then both are told', () => {
  const table =
    '| No | Bloom | Question | A | B | Answer |\n|--|--|--|--|--|--|\n| 1 | Recall | Which? | x | y | A |\n' +
    '| 2 | | | p | q | B |\n\n## Answer explanations\n1. Because.'
  expect(entriesOf(table)).toMatchObject([
    { status: 'taken', question: { solution: 'Because.' }, without: ['"Bloom" of its table'] },
    { status: 'left out', reason: 'It has no text.', question: { options: [{ option: 'p' }, {}] } },
  ])
})
