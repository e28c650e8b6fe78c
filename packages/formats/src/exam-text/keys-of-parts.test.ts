import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const two = '1. Capital of Italy?\nA) Rome\nB) Milan\n\n2. Capital of France?\nA) Lyon\nB) Paris\n\n'
const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']

test.each([
  ['numbers and letters without a sign between', `${two}Answers: 1 A, 2 B`],
  ['names before both rows', `${two}ANSWER KEY\n\nQ. No.   1   2\nAns.     A   B`],
  ['the name of the part', `${two}Answers to Part A: 1. A 2. B`],
  ['both names before a colon', `${two}Answers: Part A: 1-A 2-B`],
  ['brackets, below a line with dashes', `${two}Answers:-\n1-[A]\n2-[B]`],
  ['a name before each number', `${two}----- MARK SCHEME -----\nQ1  A\nQ2  B`],
  ['dashes between its answers', `${two}SHORT KEY\n1 (a) – 2 (b)`],
  ['a heading that may name options', `${two}Respuestas\n1. A) Rome\n2. B) Paris`],
])('given a list whose key has %s, then its answers are found', (_, text) => {
  expect(readList(text)).toEqual(capitals)
})

test('given parts that count from one, when a line of the key answers each, then each has its own', () => {
  const text =
    'Part A. True or False\n1. Rome is in Italy. ____\n2. Paris is in Spain. ____\n\n' +
    'Part B. Capitals\n1. France?\nA) Lyon\nB) Paris\n2. Peru?\nA) Lima\nB) Cusco\n\n' +
    'Answers to Part A: 1. True 2. False\nAnswers to Part B: 1. B 2. A'
  expect(readList(text)).toEqual([
    'Rome is in Italy. ____ | *True | False',
    'Paris is in Spain. ____ | True | *False',
    'France? | Lyon | *Paris',
    'Peru? | *Lima | Cusco',
  ])
})

test('given a section of truths, when the key says why, then that is the solution', () => {
  const text =
    'True or False\n1. The sun is cold.\n2. Ice is cold.\n\nAnswer key\n' +
    '1. False - It is hot.\n2. True - It is frozen.'
  expect(readList(text)).toEqual([
    'The sun is cold. | True | *False | = It is hot.',
    'Ice is cold. | *True | False | = It is frozen.',
  ])
})

test('given letters without a sign and a key, when nothing else shows a list, then its questions do', () => {
  const text =
    'units\n\n1 Mass is in\nA gram\nB metre\nC mole\n\n2 Length is in\nA gram\nB metre\nC mole\n\n' +
    'Answers\n1 A\n2 B'
  expect(readList(text)).toEqual(['Mass is in | *gram | metre | mole', 'Length is in | gram | *metre | mole'])
})

test.each([
  ['below a number', '5. Match the columns', '1. Cat   a. Grass\n2. Cow   b. Meat'],
  [
    'indented, below names of the columns',
    '5) Match each animal with its food.',
    '   Column A   Column B\n   1. Cat    (a) Grass\n   2. Cow    (b) Meat',
  ],
])('given two columns %s in a paper, then they are one question, and no key of others', (_, asked, rows) => {
  const text = `${two}${asked}\n${rows}\nAnswer: 1-b, 2-a\n\nANSWERS\n1. A\n2. B`
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text) })
  const entries = 'problem' in opened ? [] : [...opened.entries]
  expect(entries.map(({ kind, status }) => [kind, status])).toEqual([
    ['oneRight', 'taken'],
    ['oneRight', 'taken'],
    ['matching', 'taken'],
  ])
  expect(entries[2]?.question.interaction).toMatchObject({
    key: { right: [[0], [1]] },
    presentation: {
      prompts: [{ text: 'Cat' }, { text: 'Cow' }],
      choices: [{ text: 'Meat' }, { text: 'Grass' }],
    },
  })
})

test.each([
  [
    'behind a tick below the options',
    '1. Italy?\nA. Rome\nB. Milan\n✅ A\n2. France?\nA. Lyon\nB. Paris\n✅ B',
  ],
  ['at the margin', '1. Italy?\n(a) Rome (b) Milan       (a)\n2. France?\n(a) Lyon (b) Paris       (b)'],
  [
    'in what is said of each option',
    '1. Italy?\nA. Rome\nB. Milan\nOption A is correct.\n2. France?\nA. Lyon\nB. Paris\nOption B is right.',
  ],
  ['behind a bullet', 'Italy?\n- Rome (correct)\n- Milan\n\nFrance?\n- Lyon\n- Paris (correct)'],
  [
    'below bare numbers',
    '1 Italy?\nA.Rome\nB.Milan\nA\n2 France?\nA.Lyon\nB.Paris\nB\n3 Peru?\nA.Lima\nB.Quito\nA',
  ],
])('given the right option %s, then it is found', (_, text) => {
  expect(readList(text).slice(0, 2)).toEqual(['Italy? | *Rome | Milan', 'France? | Lyon | *Paris'])
})

test('what is said of a wrong option is part of the solution', () => {
  expect(readList('1. Italy?\nA. Rome\nB. Milan\nAnswer: A\nOption B is wrong. It is in the north.')).toEqual(
    ['Italy? | *Rome | Milan | = Option B is wrong. It is in the north.'],
  )
})

test('options are numbered with another sign than questions, where nearly all have as many', () => {
  const one = (number: number) => `${number}) What does it print:\n1. a\n2. b\n3. c`
  const text = [1, 2, 3, 4, 5].map(one).join('\n\n')
  expect(readList(text)).toEqual(Array.from({ length: 5 }, () => 'left out | a | b | c'))
})

test('options in the line of the question may be named by letter and text', () => {
  const text =
    'Where is Rome? A. In France. B. In Italy. C. In Spain.\nCorrect Answer: B. In Italy.\n\n' +
    'Where is Lyon? A. In France. B. In Italy.\nCorrect Answer: A. In France.'
  expect(readList(text)).toEqual([
    'Where is Rome? | In France. | *In Italy. | In Spain.',
    'Where is Lyon? | *In France. | In Italy.',
  ])
})
