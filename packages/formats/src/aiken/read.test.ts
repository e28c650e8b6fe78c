import { expect, test } from 'vitest'
import { toEntry } from '../entry/to-entry.ts'
import { readAiken } from './read.ts'

const read = (text: string) => [...readAiken(text)].map((raw) => toEntry(raw))

test('reads questions of one or several lines, with a dot or a bracket after the option letters', () => {
  const entries = read('One\nand more\nA. a\nB. b\nANSWER: B\nTwo\nA) a\n\nB) b\nANSWER: A')
  expect(
    entries.map(({ question }) => [question.question, question.options.findIndex((o) => o.is_correct)]),
  ).toEqual([
    ['One\nand more', 1],
    ['Two', 0],
  ])
  expect(entries.map(({ position }) => position.line)).toEqual([1, 6])
})

test.each([
  ['Q\nA. a\nB. b\n', 'The question in line 1 has no answer.'],
  ['Q\nA. a\nB.\n', 'The question in line 1 has no answer.'],
  ['Q\nA. a\nB. b\nANSWER: C', 'The answer in line 4 names the option "C"'],
  ['Q\nA. a\nA. b\nANSWER: A', 'Line 3 has the option A again.'],
  ['Q\nA. a\nfoo\nB. b\nANSWER: A', 'Line 3 is neither an option'],
  ['Q\nA. a\nANSWER: A', 'The question in line 1 has one option'],
  ['Q\n\nR\nA. a\nB. b\nANSWER: A', 'The text in line 1 has no options.'],
])('reports a wrong line and reads the next question: %j', (text, sentence) => {
  const entries = read(`${text}\n\nNext\nA. a\nB. b\nANSWER: B`)
  expect(entries[0]).toMatchObject({ status: 'left out', kind: 'unreadable' })
  expect(entries[0]).toHaveProperty('reason', expect.stringContaining(sentence))
  expect(entries.at(-1)).toMatchObject({ status: 'taken', question: { question: 'Next' } })
})

test('reports the extra lines of a dialect as lost', () => {
  expect(read('Q\nA. a\nB. b\nNUMBERING: abc\nANSWER: A')[0]).toMatchObject({
    without: ['its line "NUMBERING: abc"'],
  })
})

test('reads feedback, points, tags and difficulty of other dialects, above or below the answer', () => {
  const entries = read(
    'Q\nA. a\nB. b\nANSWER: B\nFEEDBACK: because\nPOINTS: 3\nTAGS: x, y\nDIFFICULTY: Hard\nSHUFFLE: 1\n\n' +
      'R\nA. a\nB. b\nSCORE: 2\nANSWER: A\nANSWER_EXPLANATION: so\nS\nA. a\nB. b\nANSWER: A\nPOINTS: many',
  )
  expect(entries).toMatchObject([
    {
      question: {
        question: 'Q',
        solution: 'because',
        weightage: 3,
        tags: [{ tag_name: 'x' }, { tag_name: 'y' }],
        difficulty_level: 'Hard',
      },
      without: ['its line "SHUFFLE: 1"'],
    },
    { question: { question: 'R', solution: 'so', weightage: 2 }, without: [] },
    { question: { question: 'S', weightage: 1 }, without: ['its line "POINTS: many"'] },
  ])
})

test('a text that begins like an extra line is a question behind a blank line', () => {
  const entries = read('Q\nA. a\nB. b\nANSWER: B\n\nTAGS: which?\nA. a\nB. b\nANSWER: A')
  expect(entries.map(({ question }) => question.question)).toEqual(['Q', 'TAGS: which?'])
})

test('accepts an answer in lower case, with a trailing dot, or with a blank before the colon', () => {
  const entries = read('Q\nA. a\nB. b\nANSWER : b\n\nR\nA. a\nB. b\nANSWER: A.')
  expect(
    entries.map(({ kind, question }) => [kind, question.options.map(({ is_correct }) => is_correct)]),
  ).toEqual([
    ['oneRight', [false, true]],
    ['oneRight', [true, false]],
  ])
})

test('a line on the numbering of the options is no answer', () => {
  const [entry] = read('Q\nA. a\nB. b\nANSWER NUMBERING: 123\nANSWER: B')
  expect(entry).toMatchObject({
    kind: 'oneRight',
    question: { options: [{ is_correct: false }, { is_correct: true }] },
    without: ['its line "ANSWER NUMBERING: 123"'],
  })
})

test('given a line of a text that begins with an abbreviation, then it is no option', () => {
  const [entry] = read('Who led the\nU.S. then?\nA.Lincoln\nB.Grant\nANSWER: A')
  expect(entry!.question).toMatchObject({
    question: 'Who led the\nU.S. then?',
    options: [{ option: 'Lincoln', is_correct: true }, { option: 'Grant' }],
  })
})

test('reads letters and the word for the answer in Hebrew, and options with numbers', () => {
  const hebrew = '1. איזו?\n1) אחת\n2) שתיים\nסוג: ABCD\nתשובה: ב\n'
  const [, entry] = read(`Q\nA. a\nB. b\nANSWER: A\n\n${hebrew}`)
  expect(entry).toMatchObject({
    status: 'taken',
    question: {
      question: '1. איזו?',
      options: [
        { option: 'אחת', is_correct: false },
        { option: 'שתיים', is_correct: true },
      ],
    },
  })
})
