import { writeKindCells } from '@quizwright/domain/kinds/kind-cells.ts'
import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

/** The text of each question with what it accepts. */
const accepted = (text: string): string[] =>
  entriesOf(text).map(({ question }) =>
    [
      question.question,
      question.interaction ? writeKindCells(question).accepted.replace('accents: punctuation: ', '') : '',
    ].join(' | '),
  )
const hints = (text: string): string[] =>
  entriesOf(text).flatMap((entry) => (entry.status === 'taken' ? [...entry.hints] : []))

test('given a numbered list with an answer behind each dash, then it asks for short answers and says so', () => {
  const text =
    '1. Capital of France - Paris\n2. Longest river of Asia – Yangtze\n3. Number of continents - 7\n'
  expect(accepted(text)).toEqual([
    'Capital of France | Paris',
    'Longest river of Asia | Yangtze',
    'Number of continents | 7',
  ])
  expect(hints(text)).toEqual(
    Array(3).fill('What stands behind its text on the same line was taken as its answer: check it'),
  )
})

test('given an answer behind each question mark, then it is taken, too', () => {
  expect(
    accepted('1. Capital of Peru? Lima\n2. Capital of Chile? Santiago\n3. Capital of Cuba? Havana'),
  ).toEqual(['Capital of Peru? | Lima', 'Capital of Chile? | Santiago', 'Capital of Cuba? | Havana'])
})

test.each([
  [
    'words before what they mean',
    '1. Osmosis - flow of water\n2. Mitosis - division of cells\n3. Enzyme - a fast helper',
  ],
  [
    'a line without an answer',
    '1. Capital of Peru - Lima\n2. Capital of Chile - Santiago\n3. Define osmosis.',
  ],
  ['options', '1. Capital of Peru - or Chile\n2. Capital of Chile - or Peru\n3. Pick one - two\na) x\nb) y'],
])('given %s, then nothing behind a dash is an answer', (_, text) => {
  expect(hints(text).join()).not.toContain('same line')
})

test.each([
  ['The ____ is in ____.\nAnswer: Louvre, Paris', '[[1]] Louvre; [[2]] Paris'],
  ['____ and ____ make water.\nAnswer: hydrogen and oxygen', '[[1]] hydrogen; [[2]] oxygen'],
  ['____ wrote it in ____.\nAnswer: 1) Goethe; Schiller 2) 1797', '[[1]] Goethe | Schiller; [[2]] 1797'],
  ['____ is, ____ was.\nAnswer: (a) one (b) two', '[[1]] one; [[2]] two'],
])('given a text with several gaps and an answer for each, then they are gaps: %s', (text, expected) => {
  const [gaps] = accepted(`1. ${text}\n\n2. Ice is ____.\nAnswer: cold`)
  expect(gaps?.split(' | [[1]] ')[1]?.replace('\n', '; ')).toBe(expected.slice('[[1]] '.length))
})

test.each([
  ['as many answers as gaps', '1. ____ is in ____.\nAnswer: the Louvre\n'],
  ['words beside the gaps', '1. State two uses.\n_______\n_______\nAnswer: drinking, washing\n'],
])('given a text without %s, then it stays descriptive with its answer as the solution', (_, text) => {
  const [entry] = entriesOf(text)
  expect(entry?.kind).toBe('descriptive')
  expect(entry?.question.solution).not.toBe('')
})

test('given questions with their answers in one line, then the answer is no text of the question', () => {
  expect(readList('Q. Unit of force? A. Newton\nQ. Who saw it? A. Isaac Newton')).toEqual([
    'Unit of force? | = Newton',
    'Who saw it? | = Isaac Newton',
  ])
})

test.each([
  ['i-b, ii-a, iii-c', ['Shakespeare – Hamlet', 'Tolstoy – Peace', 'Cervantes – Quixote']],
  ['(a)-(ii), (b)-(i), (c)-(iii)', ['Shakespeare – Hamlet', 'Tolstoy – Peace', 'Cervantes – Quixote']],
  ['ii-a, i-b, iii-c', ['Shakespeare – Hamlet', 'Tolstoy – Peace', 'Cervantes – Quixote']],
])('given columns and the pairs %s, then they match', (key, expected) => {
  const rows = '(i) Shakespeare   (a) Peace\n(ii) Tolstoy   (b) Hamlet\n(iii) Cervantes   (c) Quixote'
  const [entry] = entriesOf(`1. Match authors and works.\n${rows}\nAnswer: ${key}`)
  const { presentation, key: right } = entry!.question.interaction as unknown as {
    presentation: { prompts: { text: string }[]; choices: { text: string }[] }
    key: { right: number[][] }
  }
  expect(
    presentation.prompts.map(
      ({ text }, at) => `${text} – ${presentation.choices[right.right[at]![0]!]!.text}`,
    ),
  ).toEqual(expected)
})

test('given keys that a program names, then they are keys', () => {
  const one = (number: number) => `${number}. Which ${number}?\nA. x\nB. y\nC. z\n`
  expect(readList(`${one(1)}\n${one(2)}\nAnswers\nA#Q1ANS=B\nA#Q2ANS=C`)).toEqual([
    'Which 1? | x | *y | z',
    'Which 2? | x | y | *z',
  ])
})

test('given numbered headings above questions that begin again from 1, then they are sections', () => {
  const part = (number: number, name: string) =>
    `${number}. ${name} (Hard)\n\n1. Which ${name}?\nA. x\nB. y\nAnswer: B\n`
  const text = `${part(1, 'Systems')}\n2. Which other?\nA. x\nB. y\nAnswer: A\n\n${part(2, 'Networks')}`
  expect(entriesOf(text).map(({ question }) => `${question.section} | ${question.question}`)).toEqual([
    'Systems (Hard) | Which Systems?',
    'Systems (Hard) | Which other?',
    'Networks (Hard) | Which Networks?',
  ])
})

test('given a copied form without numbers, then what the form says is no option and no question', () => {
  const text =
    'Total points 1/2\n\nUntitled Section\n\nRed planet? *\n0/1\nVenus\nMars\nMoon\nCorrect answer\nMars\n' +
    'Feedback\nIron is red.\n\nLargest planet? *\n1 point\nMark only one oval.\nEarth\nJupiter\nOther:\n' +
    'Clear selection\nCorrect answer\nJupiter\n\nThis form was created inside of a school.\nGoogle Forms\n'
  expect(readList(text)).toEqual([
    'Red planet? | Venus | *Mars | Moon | = Iron is red.',
    'Largest planet? | Earth | *Jupiter',
  ])
})

test('given an answer that says letter and text of the same option, then it has no solution', () => {
  const text = '1. Capital of Ecuador?\na) Lima\nb) Quito\nAnswer: B and Quito\n'
  expect(readList(text)).toEqual(['Capital of Ecuador? | Lima | *Quito'])
  expect(entriesOf(text)[0]?.question.solution).toBe('')
})

test('given an answer behind a wide blank of each line, then it is taken, too', () => {
  expect(
    accepted(
      '1. The past tense of go:      went\n2. The opposite of hot:      cold\n3. The plural of ox:   oxen',
    ),
  ).toEqual(['The past tense of go: | went', 'The opposite of hot: | cold', 'The plural of ox: | oxen'])
})

test('given an answer that names another question, then it is a key for that one', () => {
  const text = '1. Which?\nA. x\nB. y\n\n2. True or false: ice is cold. (√)\nAnswer: 1.B\n'
  expect(readList(text)).toEqual(['Which? | x | *y', 'True or false: ice is cold. | *True | False'])
})

test('given a title above the line that names its questions, then the passage is their paragraph', () => {
  const text =
    'Reading\n\nRead it and answer the questions 1-2.\n\nRivers flow.\n\n' +
    '1. What flows?\nA) rivers\nB) roads\nAnswer: A\n2. Is it wet?\nA) no\nB) yes\nAnswer: B\n'
  expect(entriesOf(text).map(({ question }) => question.paragraph.includes('Rivers flow.'))).toEqual([
    true,
    true,
  ])
})

test.each([
  ['below each other', 'A Physical\nB Network\nC Session', 'A 80\nB 21\nC 443'],
  ['side by side', '   A Physical   B Network   C Session', '   A 80   B 21   C 443'],
])('given numbers and letters without signs, %s, then they are questions and options', (_, one, other) => {
  expect(readList(`1 Which layer routes?\n${one}\n2 Which port is safe?\n${other}\n\nKey: 1B 2C`)).toEqual([
    'Which layer routes? | Physical | *Network | Session',
    'Which port is safe? | 80 | 21 | *443',
  ])
})
