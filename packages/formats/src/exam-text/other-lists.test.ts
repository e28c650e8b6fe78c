import { expect, test } from 'vitest'
import { toEntry } from '../entry/to-entry.ts'
import { linesOfText } from './exam-line.ts'
import { readExamLines } from './read.ts'

const read = (text: string, options: Parameters<typeof toEntry>[1] = {}) =>
  [...readExamLines(linesOfText(text))].map((raw) => toEntry(raw, options))
const told = (entries: ReturnType<typeof read>) =>
  entries.map(({ question: { question, options } }) =>
    [question, ...options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)].join(' | '),
  )

const respondus = [
  'Type: MC',
  'Title: Genetics 1',
  'Points: 2',
  '1. Who found it?',
  '~ Right, in 1953.',
  'a. Mendel',
  '@ He lived before.',
  '*b. Watson',
  '',
  'Type: E',
  '2. Describe it.',
  'a. A helix.',
  '',
  'Type: F',
  '3. Its letters?',
  'a. ACGT',
  'b. AGCT',
  '',
  'Type: MT',
  '4. Match.',
  'a. A = T',
  'b. C = G',
].join('\n')

test('reads the standard format of Respondus by the kinds it names and reports feedback as lost', () => {
  const entries = read(respondus)
  expect(entries.map(({ status, kind }) => [status, kind])).toEqual([
    ['taken', 'oneRight'],
    ['taken', 'descriptive'],
    ['taken', 'shortAnswer'],
    ['taken', 'matching'],
  ])
  expect(told(entries)[0]).toBe('Who found it? | Mendel | *Watson')
  expect(entries[0]).toMatchObject({
    question: { weightage: 2 },
    without: ['its title "Genetics 1"', 'its feedback'],
  })
  expect(entries[1]!.question.solution).toBe('A helix.')
})

test('answers of Respondus are accepted, or become the solution of a descriptive question', () => {
  expect(read(respondus, { convert: 'others' }).slice(2)).toMatchObject([
    {
      question: {
        question: 'Its letters?',
        interaction: { key: { accepted: [{ value: 'ACGT' }, { value: 'AGCT' }] } },
      },
    },
    {
      question: {
        question: 'Match.',
        interaction: { presentation: { prompts: [{ text: 'A' }, { text: 'C' }] }, key: { weights: [1, 1] } },
      },
    },
  ])
})

test('a Respondus key at the end is assigned to its questions', () => {
  const text = '1) What?\n@ No.\nA) yes\nB) no\n\n2) Where?\nA) p\nB) q\n\nAnswers:\n1. A\n2. B\n'
  expect(told(read(text))).toEqual(['What? | *yes | no', 'Where? | p | *q'])
})

const examview = [
  'Chapter 1',
  '',
  'Multiple Choice',
  'Identify the choice that best completes the statement or answers the question.',
  '',
  '____\t1.\tWhat is water?',
  'a.\tH2O\tc.\tCO2',
  'b.\tO2\td.\tN2',
  '',
  'True/False',
  'Indicate whether the statement is true or false.',
  '',
  '____\t2.\tThe sun is cold.',
  '',
  'Essay',
  '',
  '\t3.\tWhy?',
  '',
  'Chapter 1',
  'Answer Section',
  '',
  'MULTIPLE CHOICE',
  '',
  '\t1.\tANS:\tA\tPTS:\t2\tDIF:\tHard\tREF:\tp. 12',
  'OBJ:\t1.1\tTOP:\tWater',
  '',
  'TRUE/FALSE',
  '',
  '\t2.\tANS:\tF\tPTS:\t1',
  '',
  'ESSAY',
  '',
  '\t3.\tANS:',
  'Because it is.',
  '',
  'PTS:\t1',
].join('\n')

test('reads an Examview test with its answer section and orders two-column options by letter', () => {
  const [water, sun, why] = read(examview)
  expect(told([water!, sun!])).toEqual([
    'What is water? | *H2O | O2 | CO2 | N2',
    'The sun is cold. | True | *False',
  ])
  expect(water).toMatchObject({
    without: ['its reference', 'its objective'],
    question: { section: 'Chapter 1', weightage: 2, difficulty_level: 'Hard', topic: 'Water' },
  })
  expect(why).toMatchObject({
    status: 'taken',
    kind: 'descriptive',
    question: { question: 'Why?', solution: 'Because it is.' },
  })
})

test.each(['True', 'f', 'Falsch', 'Vrai'])(
  'a statement whose answer is %s is a true or false question',
  (answer) => {
    expect(read(`1. It is.\nAnswer: ${answer}`)).toMatchObject([{ status: 'taken', kind: 'trueFalse' }])
  },
)

test('options whose letters do not count from A stay in their order', () => {
  expect(told(read('1. Q\nb) x\na) y*\nd) z'))).toEqual(['Q | x | *y | z'])
})

test('options on the line of their question count only if a key names one of them', () => {
  const entries = read(
    '1. What? a) x  b) y  (c) z\nAnswer: c\n\n2. Do a) this b) that. Why?\nAnswer: because',
  )
  expect(told(entries)).toEqual(['What? | x | y | *z', 'Do a) this b) that. Why?'])
})

test('a section that begins right after options is not part of the last option', () => {
  const entries = read('1. What?\na) x\n*b) y\nPart II: Essay\n2. Why?')
  expect(told(entries)).toEqual(['What? | x | *y', 'Why?'])
  expect(entries[1]!.question.section).toBe('Part II: Essay')
})

test('an answer may follow a dot: "Ans. (b)"', () => {
  expect(told(read('1. What?\n(a) x\n(b) y\nAns. (b)'))).toEqual(['What? | x | *y'])
})
