import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const planets = (answer: string): string =>
  `1. Which are planets?\nA. Mars\nB. Sirius\nC. Venus\n${answer}\n\n2. Which is a star?\nA. Deneb\nB. Pluto\nAnswer: A`
const reasonsIn = (text: string): string[] => {
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].flatMap((entry) => (entry.status === 'left out' ? [entry.reason] : []))
}

test.each([
  'Answer: A, and C',
  'Answer: A, C.',
  'Answer: A & C',
  'Answer: (a) and (c)',
  'Answer: A; C',
  'Answer: A + C',
  'Answer: AC',
  'Answer: both A and C',
  'Answers: A,C',
  'Answer: A) Mars; C) Venus',
  'Answer: A. Mars, C. Venus',
])('given %j, then both options are right', (answer) => {
  expect(readList(planets(answer))[0]).toBe('Which are planets? | *Mars | Sirius | *Venus')
})

test.each([
  ['Answer: A, C. Both go round the sun.', 'Both go round the sun.'],
  ['Answer: A and C because both go round it', 'because both go round it'],
  ['Answer: A, C - both go round the sun', 'both go round the sun'],
])('given %j, then both options are right, and the rest explains them', (answer, solution) => {
  expect(readList(planets(answer))[0]).toBe(`Which are planets? | *Mars | Sirius | *Venus | = ${solution}`)
})

test.each([
  ['Answer: A, and C is wrong because it is hot', 'may name one option or several (A, C)'],
  ['Answer: A or C', 'may name one option or several (A, C)'],
  ['Answer: Mars, Venus', 'names several options (A, C) by their texts'],
  ['Answer: Mars and Venus', 'names several options (A, C) by their texts'],
  ['Answer: Mars. Venus, too', 'begins with the texts of several options (A, C)'],
  ['Answer: A\nAnswer: C', 'It has two answers: "A" and "C"'],
  ['Answer: A\nCorrect answer: C) Venus', 'It has two answers: "A" and "C) Venus"'],
  ['Answer: A. Venus', 'has the letter of option A and the text of option C'],
])('given %j, then no option is chosen, and the author is asked', (answer, reason) => {
  expect(readList(planets(answer))[0]).toBe('left out | Mars | Sirius | Venus')
  expect(reasonsIn(planets(answer))).toEqual([expect.stringContaining(reason)])
})

test.each([
  ['Answer: A, because Sirius is a star', 'because Sirius is a star'],
  ['Answer: Mars, not Sirius', 'not Sirius'],
  ['Answer: A. Venus is one too, but was asked yesterday.', 'Venus is one too, but was asked yesterday.'],
  ['Answer: A. 4th from the sun', '4th from the sun'],
  ['Answer: A. It is A planet, f(x) or в', 'It is A planet, f(x) or в'],
])('given %j, then the option is right and its explanation is kept as written', (answer, solution) => {
  expect(readList(planets(answer))[0]).toBe(`Which are planets? | *Mars | Sirius | Venus | = ${solution}`)
})

test('two lines with the same answer are one answer', () => {
  expect(readList(planets('Answer: A\nCorrect answer: A) Mars'))[0]).toBe(
    'Which are planets? | *Mars | Sirius | Venus',
  )
})

describe('given options that are letters', () => {
  const groups = '1. Which group gives to all?\nA) AB\nB) O\nC) A\nD) B\nAnswer: B\n'

  test('and nothing else to tell it, then the author is asked', () => {
    expect(readList(groups)).toEqual(['left out | AB | O | A | B'])
    expect(reasonsIn(groups)).toEqual([
      'Its answer "B" may be the letter of an option or the text of one (B, D). Write letter and text.',
    ])
  })

  test('then the letters of the other answers tell it, and letter and text together as well', () => {
    const other = '\n2. Which river?\nA) Niger\nB) Nile\nAnswer: B'
    expect(readList(groups + other)[0]).toBe('Which group gives to all? | AB | *O | A | B')
    expect(readList(groups.replace('Answer: B', 'Answer: B) O'))).toEqual([
      'Which group gives to all? | AB | *O | A | B',
    ])
  })
})

test.each([
  ['string', 0],
  ['String', 1],
  ['STRING', 2],
])('given options that differ in their case and the answer %s, then it is that one', (answer, right) => {
  const options = ['string', 'String', 'STRING']
  const lines = options.map((one, index) => `${'ABC'[index]}. ${one}`)
  const text = `1. Which is it?\n${lines.join('\n')}\nAnswer: ${answer}`
  expect(readList(text)[0]!.split(' | ').slice(1)).toEqual(
    options.map((one, index) => (index === right ? `*${one}` : one)),
  )
})

test('an answer in a case that none of several alike options has, is asked about', () => {
  expect(reasonsIn('1. Which is it?\nA. CO\nB. Co\nC. N\nAnswer: co')).toEqual([
    'Its answer "co" is the text of several options (A, B).',
  ])
})

test('an answer below a question and another one in the key at the end are asked about', () => {
  const list = '1. One?\na) x\nb) y\nAnswer: a\n\n2. Two?\na) x\nb) y\nAnswer: a\n\n'
  expect(readList(`${list}Answer key\n1. b\n2. a`)).toEqual(['left out | x | y', 'Two? | *x | y'])
})

describe('given letters that begin again at A', () => {
  test.each([
    ['without an answer between', '', 'left out | x | y'],
    ['below an answer', 'Answer: B\n', 'One? | x | *y'],
  ])('in the same form %s, then a question begins', (_, between, first) => {
    const text = `1. One?\nA. x\nB. y\n${between}Which one\nis the other?\nA. v\nB. w\nAnswer: A`
    expect(readList(text)).toEqual([first, 'Which one\nis the other? | *v | w'])
  })

  test.each([
    ['a) ', ''],
    ['(a) ', 'Codes:\n'],
    ['a. ', '\nWhich of them is right?\n'],
  ])('in another form, "%s", then the first ones belong to the question', (sign, between) => {
    const b = sign.replace('a', 'b')
    const text = `1. Which live in water?\nA. whale\nB. camel\n${between}${sign}A alone\n${b}A and B\nAnswer: a`
    const stem = `Which live in water?\nA. whale\nB. camel\n${between}`.trim()
    expect(readList(text)).toEqual([`${stem} | *A alone | A and B`])
  })
})

test('numbered statements below a question are no questions', () => {
  const text =
    '4. Consider:\n1. Ice floats.\n2. Iron floats.\nWhich are true?\na) 1 alone\nb) both\nAnswer: a\n\n5. Name one.'
  expect(readList(text)).toEqual([
    'Consider:\n1. Ice floats.\n2. Iron floats.\nWhich are true? | *1 alone | both',
    'Name one.',
  ])
})

/** Options of one letter and such that differ in nothing but case are among them. */
const anOption = fc.oneof(
  fc.constantFrom(
    'A',
    'B',
    'C',
    'a',
    'b',
    'O',
    'AB',
    'Co',
    'CO',
    'co',
    'Sie',
    'sie',
    'true',
    'True',
    '1',
    '2',
  ),
  fc.stringMatching(/^[A-Za-z]{1,6}$/),
)

test('whatever sign and case a letter has, it never names another option unsaid', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anOption, { minLength: 2, maxLength: 5 }),
      fc.nat(4),
      fc.constantFrom('X', '(X)', 'X.', 'X)', '[X]', 'x', '(x)', 'option X'),
      fc.constantFrom('Answer: ', 'Ans:- ', '→ Answer: ', 'Correct answer - ', 'Key: '),
      (options, at, sign, name) => {
        const right = at % options.length
        const letter = 'ABCDE'[right]!
        const answer = sign.replace('X', letter).replace('x', letter.toLowerCase())
        const lines = options.map((one, index) => `${'ABCDE'[index]}. ${one}`)
        const text = `1. Which?\n${lines.join('\n')}\n${name}${answer}`
        const [seen = ''] = readList(text)
        const named = seen.split(' | ').filter((one) => one.startsWith('*'))
        expect([[], [`*${options[right]}`]]).toContainEqual(named)
      },
    ),
  )
})

test.each(['Both A and B', 'both A and B'])('the answer %j is an option with this text', (answer) => {
  expect(readList(`1. Which?\nA. tin\nB. iron\nC. Both A and B\nAnswer: ${answer}`)).toEqual([
    'Which? | tin | iron | *Both A and B',
  ])
})
