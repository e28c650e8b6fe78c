import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

test('a question that is only a number and options asks for the gap with its number in the text above', () => {
  const text =
    'Read the text and choose the best word.\n\nShe (1) ____ in Rome. He (2) ____ in Oslo.\n\n' +
    '1. a) lives   b) live\n2. a) work   b) works\n\nAnswers: 1 a, 2 b\n'
  expect(readList(text)).toEqual([
    'She (1) ____ in Rome. | *lives | live',
    'He (2) ____ in Oslo. | work | *works',
  ])
})

test('options that stand once above several questions with letters as their keys belong to each of them', () => {
  const text =
    'Directions: choose for each assertion (A) and reason (R):\n(a) Both are true.\n(b) Only A is true.\n\n' +
    '1. Assertion (A): Ice floats.\nReason (R): It is dense.\n\n' +
    '2. Assertion (A): Ice is cold.\nReason (R): It melts at 0 °C.\n\n' +
    'Answers\n1. (b)\n2. (a)\n'
  const entries = entriesOf(text, 'list.txt')
  expect(entries.map(({ question }) => question.options.map(({ is_correct }) => is_correct))).toEqual([
    [false, true],
    [true, false],
  ])
  expect(entries[0]!.question.paragraph).toContain('Directions')
})

test('options above questions without keys belong to nobody', () => {
  const text = 'Choose one:\n(a) Po\n(b) Nile\n\n1. Describe a river.\n\n2. Describe a sea.\n'
  expect(readList(text)[0]).toContain('left out')
})

test('a cross in brackets behind one option of each question marks it', () => {
  const text = '1. Which river?\na) Po\nb) Nile (X)\n\n2. Which sea?\na) Red (x)\nb) Dead\n'
  expect(readList(text)).toEqual(['Which river? | Po | *Nile', 'Which sea? | *Red | Dead'])
})

test('an x in brackets that several options of a question have is a part of them', () => {
  const text =
    '1. Which grows?\na) sin (x)\nb) exp (x)\nAnswer: b\n\n2. Which is even?\na) cos (x)\nb) sin (x)\nAnswer: a\n'
  expect(readList(text)[0]).toBe('Which grows? | sin (x) | *exp (x)')
})

test.each([
  ['I. Selección múltiple. Marca la correcta', 'II. Verdadero o Falso'],
  ['I. Scelta multipla', 'II. Vero o falso'],
  ['I. Múltipla escolha', 'II. Verdadeiro ou falso'],
])('"%s" is a section, and a letter in a blank line before a statement its truth', (first, second) => {
  const text =
    `${first}\n\n1. Which river?\na) Po\nb) *Nile\n\n${second}\n\n` +
    '2. ___V___ Rivers flow.\n3. ___F___ Seas flow.\n'
  const entries = entriesOf(text, 'list.txt')
  expect(entries.map(({ kind, question: { section } }) => [kind, section])).toEqual([
    ['oneRight', first],
    ['trueFalse', second],
    ['trueFalse', second],
  ])
  expect(entries.slice(1).map(({ question }) => question.options[0]!.is_correct)).toEqual([true, false])
})

test('marks in brackets may be told by their first letter', () => {
  const entries = entriesOf('1. Welcher Fluss? (2 P.)\n☐ Po\n☒ Nil\n', 'list.txt')
  expect(entries[0]!.question).toMatchObject({ question: 'Welcher Fluss?', weightage: 2 })
})

test('a number in a sentence and the dots of a gap do not cut what is asked of it', () => {
  const text =
    'Read the text and choose.\n\nShe (1) paid 3.50 for it. He (2) ........ in Oslo.\n\n' +
    '1. a) has   b) have\n2. a) work   b) works\n\nAnswers: 1 a, 2 b\n'
  expect(readList(text)).toEqual([
    'She (1) paid 3.50 for it. | *has | have',
    'He (2) ........ in Oslo. | work | *works',
  ])
})

test('a number is the answer of its question and no option of those above it', () => {
  const text =
    'Choose one:\n(a) Po\n(b) Nile\n\n1. How much is 1 + 1?\nAnswer: 2\n\n2. How much is 3 - 2?\nAnswer: 1\n'
  expect(
    entriesOf(text, 'list.txt')
      .map(({ kind }) => kind)
      .slice(-2),
  ).toEqual(['number', 'number'])
})

test('letters in brackets before texts are truths only where they are those of truths', () => {
  const text = '1. Match:\n( C ) Red\n( E ) Dead\n\n2. Which river?\na) Po\n*b) Nile\n'
  expect(entriesOf(text, 'list.txt').map(({ kind }) => kind)).not.toContain('trueFalse')
})
