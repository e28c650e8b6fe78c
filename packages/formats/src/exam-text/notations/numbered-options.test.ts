import { expect, test } from 'vitest'
import { readList } from '../../testing/read-list.ts'

const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']
const italy = 'Capital of Italy?'
const france = 'Capital of France?'

test.each([
  [
    'an answer below each',
    `1. ${italy}\n1) Rome\n2) Milan\nОтвет: 1\n\n2. ${france}\n1) Lyon\n2) Paris\nAnswer: 2)`,
  ],
  [
    'the signs the other way round',
    `1) ${italy}\n1. Rome\n2. Milan\nAns: 1\n2) ${france}\n1. Lyon\n2. Paris\nAns: 2`,
  ],
  [
    'a key at the end',
    `1. ${italy}\n1) Rome\n2) Milan\n2. ${france}\n1) Lyon\n2) Paris\n\nОтветы:\n1. 1\n2. 2`,
  ],
  ['a key in one line', `1. ${italy}\n1)Rome\n2)Milan\n2. ${france}\n1)Lyon\n2)Paris\n\nAnswers: 1-1, 2-2`],
  ['marks', `1. ${italy}\n1) Rome *\n2) Milan\n2. ${france}\n1) Lyon\n2) Paris *`],
  [
    'answers in words',
    `1. ${italy}\n1) Rome\n2) Milan\nAnswer: 1) Rome\n2. ${france}\n1) Lyon\n2) Paris\nAnswer: Paris`,
  ],
])(
  'given options that are counted with another sign than the questions, and %s, then they are options',
  (_, text) => {
    expect(readList(text)).toEqual(capitals)
  },
)

test('given a named question that asks and short numbered lines without a key, then they are its options', () => {
  const question = (number: number) =>
    `Problem ${number}\nWhich flows through Cairo?\n1. Niger\n2. Nile\n3. Congo\n`
  expect(readList(`${question(1)}\n${question(2)}`)).toEqual([
    'left out | Niger | Nile | Congo',
    'left out | Niger | Nile | Congo',
  ])
})

test('given parts of questions without any answer, then each part stays a question', () => {
  expect(readList('1. Answer these.\n1) Why?\n2) When?\n2. And these.\n1) Who?\n2) Where?')).toContain('Why?')
})

test('given numbers that do not count from 1 below each question, then they are no options', () => {
  const text =
    '1. Explain.\n2. Discuss.\n3) Describe.\n4) Compare.\n\nAnswers\n1. one\n2. two\n3. three\n4. four'
  expect(readList(text)).toEqual([
    'Explain. | = one',
    'Discuss. | = two',
    'Describe. | = three',
    'Compare. | = four',
  ])
})
