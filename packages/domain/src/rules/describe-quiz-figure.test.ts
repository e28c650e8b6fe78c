import { expect, test } from 'vitest'
import { describeQuizFigure, type QuizFigureName } from './describe-quiz-figure.ts'

const between = (low: number, high: number) => ({ value: (low + high) / 2, interval: [low, high] as const })
const describe = (name: QuizFigureName, low: number, high = low): string | undefined => {
  const { value, interval } = between(low, high)
  return describeQuizFigure(name, { value, interval: [...interval] }, false)
}

test.each<[QuizFigureName, value: number, sentence: string]>([
  ['mean', 49.9, 'Hard. Averages of 50–75% tell students apart best.'],
  ['mean', 50, 'In the recommended range, 50–75%.'],
  ['mean', 75, 'In the recommended range, 50–75%.'],
  ['mean', 75.1, 'Easy. Averages of 50–75% tell students apart best.'],
  ['sd', 11.9, 'Scores lie close together, so students are hard to tell apart. 12–18% is usual.'],
  ['sd', 12, 'A good spread: 12–18% is usual.'],
  ['sd', 18, 'A good spread: 12–18% is usual.'],
  ['sd', 18.1, 'Wider than usual: 12–18% is usual.'],
  ['skewness', -0.6, 'A few students did far worse than most.'],
  ['skewness', -0.5, 'Roughly symmetrical.'],
  ['skewness', 0.5, 'A few students did far better than most.'],
  ['kurtosis', -0.6, 'Flat: scores are spread more evenly than in a bell curve.'],
  ['kurtosis', -0.5, 'Close to a bell curve.'],
  ['kurtosis', 0.5, 'Peaked: many scores close to the middle, and a few far away.'],
  ['cic', -0.1, 'Negative: students who do well on some questions do worse on others.'],
  ['cic', 0, 'Low: other questions on the same topics could rank students quite differently.'],
  ['cic', 64, 'Acceptable. 75% or more is good.'],
  ['cic', 75, 'Good: other questions on the same topics would rank students in much the same way.'],
])(
  'given a narrow interval of %s around %s, then the description is that of its band',
  (name, value, sentence) => {
    expect(describe(name, value)).toBe(sentence)
  },
)

test.each<[QuizFigureName, low: number, high: number, sentence: string]>([
  ['mean', 40, 80, 'Probably in the recommended range, 50–75%.'],
  ['mean', 40, 55, 'Probably hard. Averages of 50–75% tell students apart best.'],
  ['mean', 74, 80, 'Probably easy. Averages of 50–75% tell students apart best.'],
  ['sd', 10, 20, 'Probably a good spread: 12–18% is usual.'],
  ['sd', 8, 13, 'Scores probably lie close together. 12–18% is usual.'],
  ['skewness', -1, 1, 'Probably roughly symmetrical.'],
  ['skewness', 0.2, 1, 'Probably a few students did far better than most.'],
  ['kurtosis', -0.9, 0.1, 'Probably close to a bell curve.'],
  ['kurtosis', 0.2, 1, 'Probably peaked: many scores close to the middle, and a few far away.'],
  ['cic', -5, 60, 'Probably low: other questions on the same topics could rank students quite differently.'],
  ['cic', 60, 78, 'Probably acceptable. 75% or more is good.'],
])(
  'given an interval of %s over several bands, then the description calls the band of its estimate the likeliest',
  (name, low, high, sentence) => {
    expect(describe(name, low, high)).toBe(sentence)
  },
)

test.each<[QuizFigureName, low: number, high: number, meaning: string]>([
  ['mean', 20, 80, ''],
  ['sd', 2, 30, 'How far scores typically are from their average. '],
  ['cic', 40, 95, 'How consistently the questions rank students. '],
])(
  'given an interval of %s over so many bands that none holds half of it, then none is called likely',
  (name, low, high, meaning) => {
    expect(describe(name, low, high)).toBe(`${meaning}More attempts are needed to judge this.`)
  },
)

test('a share of chance and a standard error are said as estimates, beside which their intervals stand', () => {
  expect(describe('error_ratio', 39.6, 60.2)).toBe(
    'Chance accounts for about 50% of the spread of scores (standard deviation).',
  )
  expect(describe('error_ratio', 79.9, 100)).toBe(
    'Chance accounts for 79% or more of the spread of scores (standard deviation).',
  )
  expect(describe('error_ratio', 100, 110)).toBe('Chance matters as much as knowledge.')
  expect(describe('standard_error', 8.06, 8.94)).toBe(
    'On another day, the same student could score about 8.5 percentage points higher or lower.',
  )
})

test('a median is described with few attempts too, without its number, which would be rounded up', () => {
  const withoutInterval = (value: number) => describeQuizFigure('median', { value, interval: null }, true)
  expect(withoutInterval(62)).toBe('At least half of the attempts scored this or more.')
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
