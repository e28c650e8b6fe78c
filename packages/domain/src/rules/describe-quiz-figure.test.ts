import { expect, test } from 'vitest'
import { describeQuizFigure, type QuizFigureName } from './describe-quiz-figure.ts'

const between = (low: number, high: number) => ({ value: (low + high) / 2, interval: [low, high] as const })
const describe = (name: QuizFigureName, low: number, high = low): string | undefined => {
  const { value, interval } = between(low, high)
  return describeQuizFigure(name, { value, interval: [...interval] }, false)
}

test.each<[QuizFigureName, value: number, sentence: string]>([
  ['mean', 49.9, 'Hard: 50–75% distinguishes students best.'],
  ['mean', 50, 'In the expected range, 50–75%.'],
  ['mean', 75, 'In the expected range, 50–75%.'],
  ['mean', 75.1, 'Easy: 50–75% distinguishes students best.'],
  ['sd', 11.9, 'Marks lie close together: students are hard to distinguish.'],
  ['sd', 12, 'A good spread, 12–18%.'],
  ['sd', 18, 'A good spread, 12–18%.'],
  ['sd', 18.1, 'Marks lie far apart.'],
  ['skewness', -0.6, 'A few did far worse than most.'],
  ['skewness', -0.5, 'About as many above the middle as below.'],
  ['skewness', 0.5, 'A few did far better than most.'],
  ['kurtosis', -0.6, 'Flat: marks are spread more evenly than in a bell curve.'],
  ['kurtosis', -0.5, 'Much like a bell curve.'],
  ['kurtosis', 0.5, 'Peaked: many marks close to the middle, and a few far away.'],
  ['cic', -0.1, 'The questions work against each other.'],
  ['cic', 0, 'Unsatisfactory: answers to one question say little about the others.'],
  ['cic', 64, 'Acceptable.'],
  ['cic', 75, 'Satisfactory: students who do well on one question tend to do well on the others.'],
])(
  'given a narrow interval of %s around %s, then the description is that of its band',
  (name, value, sentence) => {
    expect(describe(name, value)).toBe(sentence)
  },
)

test.each<[QuizFigureName, low: number, high: number, sentence: string]>([
  ['mean', 40, 80, 'Not certain yet: anything from “hard” to “easy”.'],
  ['mean', 60, 80, 'Not certain yet: anything from “in the expected range, 50–75%” to “easy”.'],
  ['sd', 10, 20, 'Not certain yet: anything from “close together” to “far apart”.'],
  ['sd', 10, 15, 'Not certain yet: anything from “close together” to “a good spread, 12–18%”.'],
  [
    'skewness',
    -1,
    1,
    'Not certain yet: anything from “a few far below the others” to “a few far above the others”.',
  ],
  [
    'skewness',
    0,
    1,
    'Not certain yet: anything from “as many above the middle as below” to “a few far above the others”.',
  ],
  ['kurtosis', -1, 0, 'Not certain yet: anything from “flat” to “much like a bell curve”.'],
  ['kurtosis', 0, 1, 'Not certain yet: anything from “much like a bell curve” to “peaked”.'],
  [
    'cic',
    -5,
    60,
    'Not certain yet: anything from “questions that work against each other” to “unsatisfactory”.',
  ],
  ['cic', 70, 80, 'Not certain yet: anything from “acceptable” to “satisfactory”.'],
])(
  'given an interval of %s over several bands, then the description lists them as still open',
  (name, low, high, sentence) => {
    expect(describe(name, low, high)).toBe(sentence)
  },
)

test('a share of chance and a standard error are said as estimates, beside which their intervals stand', () => {
  expect(describe('error_ratio', 39.6, 60.2)).toBe(
    'Chance accounts for about 50% of the differences between students.',
  )
  expect(describe('error_ratio', 79.9, 100)).toBe(
    'Chance accounts for 79% or more of the differences between students.',
  )
  expect(describe('error_ratio', 100, 110)).toBe('Chance matters as much as knowledge.')
  expect(describe('standard_error', 8.06, 8.94)).toBe(
    'A result is typically about 8.5% of the marks above or below what the student knows.',
  )
})

test('a median is described with few attempts too, without its number, which would be rounded up', () => {
  const withoutInterval = (value: number) => describeQuizFigure('median', { value, interval: null }, true)
  expect(withoutInterval(62)).toBe('At least half of the attempts reached it.')
  expect(describe('median', 0)).toBe('At least half of the attempts got no marks.')
  expect(describe('median', 100)).toBe('At least half of the attempts got full marks.')
})

test.each<QuizFigureName>(['mean', 'sd', 'skewness', 'kurtosis', 'cic', 'error_ratio', 'standard_error'])(
  'given a %s without an interval, then nothing is said of it',
  (name) => expect(describeQuizFigure(name, { value: 60, interval: null }, false)).toBeUndefined(),
)

test('a missing figure is described by its reason, and a figure of too few attempts not at all', () => {
  expect(describeQuizFigure('mean', { value: null, interval: null }, false)).toBe(
    'No one has answered it yet.',
  )
  expect(describeQuizFigure('sd', { value: null, interval: null, why: 'one attempt' }, true)).toBe(
    'A single attempt has no spread.',
  )
  expect(
    describeQuizFigure('mean', { value: 60, interval: null, why: 'too few attempts' }, false),
  ).toBeUndefined()
  expect(describeQuizFigure('mean', { value: 60, interval: [55, 65] }, true)).toBeUndefined()
})
