import { runs } from '../test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRow } from './testing/rows.ts'

const rightOf = (key: string, texts: readonly string[] = ['one', 'two', 'three']) => {
  const row = readRow({
    question: 'Which?',
    ...Object.fromEntries(texts.map((text, index) => [`option${index + 1}`, text])),
    correct_option: key,
  })
  return row.ok ? row.question.options.findIndex(({ is_correct }) => is_correct) + 1 : row.reason
}

test.each(['b', 'B.', '(b)', '2', 'Option B', 'Answer 2', 'two', 'B) two', 'b - two', '2. TWO'])(
  'given the key %j, then the second option is right',
  (key) => {
    expect(rightOf(key)).toBe(2)
  },
)

test.each(['A, C', '1;3', 'a and c', 'one|three', 'A\nC'])(
  'given the key %j, then all options that it names are right, and a hint says how they earn marks',
  (key) => {
    const row = readRow({
      question: 'Which?',
      option1: 'one',
      option2: 'two',
      option3: 'three',
      correct_option: key,
    })
    expect(row).toMatchObject({
      ok: true,
      question: {
        options: [{ is_correct: true }, { is_correct: false }, { is_correct: true }],
        interaction: { kind: 'multiple_answers', scoring: { rule: 'net' } },
      },
      findings: [{ rule: 'severalByKey' }],
    })
  },
)

test.each([
  ['B/C', ''],
  ['A, C', 'single_answer'],
])('given the key %j and the kind %j, then it is rejected because one option is right', (key, kind) => {
  const row = readRow({
    question: 'Which?',
    option1: 'one',
    option2: 'two',
    option3: 'three',
    correct_option: key,
    kind,
  })
  expect(row).toMatchObject({
    ok: false,
    reason:
      `correct_option names several options (${key}), and this question has one right option. ` +
      'Write multiple_answers in the column kind if all of them are right.',
  })
})

test('given the letter of one option with the text of another, then the key is rejected', () => {
  expect(rightOf('A) two')).toBe('correct_option must be the letter, the number or the text of an option.')
})

test('given a key that equals an option which lists numbers, then that option is correct', () => {
  expect(rightOf('1,2', ['1,3', '1,2'])).toBe(2)
})

test.each([
  ['9', 'a question here has at most 8 options. Move the right option into the place of a wrong one.'],
  ['option i', 'a question here has at most 8 options. Move the right option into the place of a wrong one.'],
])(
  'given the key %j in a row of eight options, then it is said that there is no such option',
  (key, sentence) => {
    expect(
      rightOf(
        key,
        [...'abcdefgh'].map((letter) => `text ${letter}`),
      ),
    ).toBe(`correct_option names option 9, and ${sentence}`)
  },
)

test('given the number of an option that the row does not have, then it is said how many it has', () => {
  expect(rightOf('5')).toBe('correct_option names option 5, and the row has 3 options.')
  expect(rightOf('0')).toBe(
    'correct_option is 0, but the first option is 1. If its numbers count from 0, say so before the file is read.',
  )
  expect(rightOf('x')).toBe('correct_option must be the letter, the number or the text of an option.')
})

test('given options that differ in nothing but their case, then a key names the one with its own', () => {
  expect(rightOf('Co', ['CO', 'Co', 'co'])).toBe(2)
  expect(rightOf('cO', ['CO', 'Co', 'N'])).toBe(
    'correct_option is the text of option # 1 and of option # 2. Write the letter of the option.',
  )
})

const tricky = 'A|B|C|a|b|à|O|AB|Co|CO|co|Sie|sie|an|the|true|T|1|2|3|10|A, B|iron|Nile|3.5|(b)|2.'.split('|')
const waysOfKeys: ((letter: string, text: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.toLowerCase(),
  (letter) => `(${letter})`,
  (letter) => `${letter}.`,
  (letter) => `Option ${letter}`,
  (letter) => String('ABCDE'.indexOf(letter) + 1),
  (letter) => `(${'ABCDE'.indexOf(letter) + 1})`,
  (_, text) => text,
  (_, text) => ` ${text} `,
  (letter, text) => `${letter}) ${text}`,
  (letter, text) => `${letter.toLowerCase()} - ${text}`,
]

test('no way of writing a key in a table moves it to another option', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...tricky), { minLength: 2, maxLength: 5 }),
      fc.nat(4),
      fc.constantFrom(...waysOfKeys),
      (options, at, write) => {
        const right = at % options.length
        const found = rightOf(write('ABCDE'[right]!, options[right]!), options)
        // What has two readings is left out with its reason.
        expect(typeof found === 'string' ? right + 1 : found).toBe(right + 1)
      },
    ),
    { numRuns: runs(3000) },
  )
})

test.each([
  ['1, 4', ['4', '5', '6', '7'], [0, 3]],
  ['A;B', ['B', 'x', 'y', 'z'], [0, 1]],
  ['x, B', ['B', 'x', 'y', 'z'], [0, 1]],
])(
  'given the key %j beside options that are numbers or letters, then its parts are read alike',
  (key, texts, right) => {
    const row = readRow({
      question: 'Which?',
      ...Object.fromEntries(texts.map((text, index) => [`option${index + 1}`, text])),
      correct_option: key,
    })
    const marked = row.ok
      ? row.question.options.flatMap(({ is_correct }, at) => (is_correct ? [at] : []))
      : row
    expect(marked).toEqual(right)
  },
)

test.each(['٢', '(۲)', '२', '②'])('given the key %s, then the second option is right', (key) => {
  expect(rightOf(key)).toBe(2)
})

test.each([
  ['0|1|0', ['one', 'two', 'three'], 2],
  ['0;0;1', ['one', 'two', 'three'], 3],
  ['0|1', ['one', 'two'], 2],
])('the key %j marks each option with a one or a zero', (key, texts, right) => {
  expect(rightOf(key, texts)).toBe(right)
})

test('two numbers that may be those of the options are no marks, and as many marks as options are needed', () => {
  expect(rightOf('0,1', ['one', 'two'])).toEqual(expect.stringContaining('must be'))
  expect(rightOf('0|1|0|0')).toEqual(expect.stringContaining('must be'))
})
