import { describe, expect, test } from 'vitest'
import { questionFindings } from '../../rules/question.ts'
import { emptyOption, emptyQuestion } from '../../schemas/empty-question.ts'
import type { QuestionContent } from '../../schemas/question.ts'
import { kindOf } from '../kind-of.ts'
import { markAnswer } from '../mark-answer.ts'
import { withKey } from '../with-key.ts'
import type { ScoringRule } from './schema.ts'

const only = (selected: readonly number[]) => ({ selected, answer: '' })

type Given = { rule?: ScoringRule; weights?: number[]; tells_count?: boolean; at_most?: number | null }

/** A question with an option for each letter; those in capitals are right. */
const questionWith = (
  letters: string,
  { rule = 'net', weights, ...presented }: Given = {},
): QuestionContent => ({
  ...emptyQuestion,
  question: 'Which are prime?',
  tags: [{ tag_name: 'numbers' }],
  options: [...letters].map((letter) => ({
    ...emptyOption,
    option: letter,
    is_correct: letter === letter.toUpperCase(),
  })),
  interaction: {
    kind: 'multiple_answers',
    presentation: { tells_count: false, at_most: null, ...presented },
    scoring: { rule, ...(weights && { weights }) },
  },
})
const indexesOf = (letters: string, ticked: string): number[] =>
  [...ticked].map((tick) => [...letters.toLowerCase()].indexOf(tick))

describe('four right of seven options', () => {
  const letters = 'AbCdEfG'
  // The published examples of Moodle's "all or some right" for net, and hand-computed ones for the others.
  test.each<[ScoringRule, string, number]>([
    ['net', 'aceg', 1],
    ['net', 'ad', 0],
    ['net', 'a', 0.25],
    ['net', 'acegf', 0.75],
    ['net', 'bdf', 0],
    ['all', 'aceg', 1],
    ['all', 'ace', 0],
    ['all', 'acegf', 0],
    ['each', 'aceg', 1],
    ['each', 'a', 4 / 7],
    ['each', 'bdf', 0],
    ['coverage', 'ab', 0.125],
    ['coverage', 'ac', 0.5],
    ['any', 'a', 1],
    ['any', 'ab', 0],
  ])('by %s, the ticks %s earn %d of the marks', (rule, ticked, share) => {
    const question = questionWith(letters, { rule })
    expect(kindOf(question).mark(question, only(indexesOf(letters, ticked)))).toBeCloseTo(share, 12)
  })

  test.each(['net', 'all', 'each', 'coverage', 'any', 'weights'] as const)(
    'by %s, no tick earns nothing',
    (rule) =>
      expect(markAnswer(questionWith(letters, { rule }), only([]), 4)).toEqual({
        isCorrect: false,
        obtainedMarks: 0,
      }),
  )
})

test('weights add up, within 0 and all of the marks', () => {
  const question = questionWith('ABc', { rule: 'weights', weights: [50, 50, -50] })
  const marks = ['a', 'ab', 'ac', 'c', 'abc'].map((ticked) =>
    markAnswer(question, only(indexesOf('abc', ticked)), 2),
  )
  expect(marks.map(({ obtainedMarks }) => obtainedMarks)).toEqual([1, 2, 0, 0, 1])
})

test('three weights of 33 are all of the marks', () => {
  const question = questionWith('ABCd', { rule: 'weights', weights: [33, 33, 33, -100] })
  expect(markAnswer(question, only([0, 1, 2]), 3)).toEqual({ isCorrect: true, obtainedMarks: 3 })
  expect(questionFindings(question, 1, 'full')).toEqual([])
})

test('marks are rounded once, half away from 0', () =>
  expect(markAnswer(questionWith('ABC'), only([0]), 1)).toEqual({ isCorrect: false, obtainedMarks: 0.33 }))

test('more ticks than are possible earn nothing', () =>
  expect(
    markAnswer(questionWith('ABc', { at_most: 2, rule: 'each' }), only([0, 1, 2]), 1).obtainedMarks,
  ).toBe(0))

test('blind guessing is the mean over all selections', () => {
  const guess = (given: Given) => {
    const question = questionWith('ABcd', given)
    return kindOf(question).guess(question)
  }
  // Of 15 selections: A, B: .5 each; AB: 1; ABc, ABd: .5 each; the others 0.
  expect(guess({})).toBeCloseTo(3 / 15, 12)
  expect(guess({ tells_count: true })).toBeCloseTo(1 / 6, 12)
  expect(guess({ rule: 'all' })).toBeCloseTo(1 / 15, 12)
})

test('a student sees neither the key nor the weights', () => {
  const question = questionWith('ABc', { rule: 'weights', weights: [50, 50, -50], tells_count: true })
  expect(kindOf(question).present(question)).toEqual({
    kind: 'multiple_answers',
    choose: 2,
    at_most: null,
    rule: 'weights',
  })
})

test('another key is scored by right and wrong ticks instead of the weights of the former', () => {
  const corrected = withKey(questionWith('ABc', { rule: 'weights', weights: [50, 50, -50] }), [0, 2])
  expect(markAnswer(corrected, only([0, 2]), 2)).toEqual({ isCorrect: true, obtainedMarks: 2 })
  expect(markAnswer(corrected, only([0, 1]), 2).obtainedMarks).toBe(0)
})

describe('where one of several options is chosen', () => {
  const one = (letters: string, weights: number[]) =>
    questionWith(letters, { rule: 'weights', weights, at_most: 1 })
  const marksOf = (question: QuestionContent) =>
    [0, 1, 2].map((index) => markAnswer(question, only([index]), 2).obtainedMarks)

  test('each option earns its part of the marks, and several right ones earn all', () => {
    expect(marksOf(one('Abc', [100, 50, 0]))).toEqual([2, 1, 0])
    expect(marksOf(one('ABc', [100, 100, 33.33333]))).toEqual([2, 2, 0.67])
    expect(questionFindings(one('ABc', [100, 100, 50]), 1, 'full')).toEqual([])
    expect(kindOf(one('Abc', [100, 50, 0])).takesMany(one('Abc', [100, 50, 0]))).toBe(false)
  })
  test('a right option must earn all marks', () =>
    expect(questionFindings(one('Abc', [90, 50, 0]), 1, 'full').map(({ message }) => message)).toEqual([
      'The weights of the right options must add up to 100, they give 90',
    ]))
  test('by another key each of its options earns all marks', () =>
    expect(marksOf(withKey(one('Abc', [100, 50, 0]), [1, 2]))).toEqual([0, 2, 2]))
  test('a blind guess earns the mean of the options', () =>
    expect(kindOf(one('Abc', [100, 50, 0])).guess(one('Abc', [100, 50, 0]))).toBeCloseTo(0.5, 12))
})

describe('findings', () => {
  const found = (question: QuestionContent) =>
    questionFindings(question, 1, 'full').map(({ severity, message }) => `${severity}: ${message}`)
  test('several right options are no error', () => expect(found(questionWith('ABc'))).toEqual([]))
  test.each([
    ['no right option', questionWith('abc'), 'error: No option is marked as right'],
    ['only right options', questionWith('AB'), 'hint: All options are right: the question can not be failed'],
    [
      'weights of 90',
      questionWith('ABc', { rule: 'weights', weights: [45, 45, 0] }),
      'error: The weights of the right options must add up to 100, they give 90',
    ],
    [
      'too few weights',
      questionWith('ABc', { rule: 'weights', weights: [100] }),
      'error: Each option needs a weight',
    ],
    [
      'fewer possible ticks than right options',
      questionWith('ABCd', { at_most: 2 }),
      'error: Students may choose at most 2, but 3 options are right',
    ],
  ])('%s', (_of, question, message) => expect(found(question)).toEqual([message]))
  test('a descriptive quiz refuses them', () =>
    expect(questionFindings(questionWith('ABc'), 1, 'daq').map(({ message }) => message)).toEqual([
      'A descriptive quiz has only descriptive questions',
    ]))
})
