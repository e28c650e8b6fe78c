import type { Figure } from '../schemas/item-statistics.ts'
import { missingReasonTexts, bandOf, percent } from './describe-figures.ts'

type Describe = (value: number) => string
export type QuizFigureName =
  | 'mean'
  | 'median'
  | 'sd'
  | 'skewness'
  | 'kurtosis'
  | 'cic'
  | 'error_ratio'
  | 'standard_error'

const descriptions: Readonly<Record<QuizFigureName, Describe>> = {
  mean: (value) =>
    bandOf(value, [
      [50, 'Hard: between 50 and 75 % tells students apart best.'],
      [75.000001, 'Where it should be, between 50 and 75 %.'],
      [Infinity, 'Easy: between 50 and 75 % tells students apart best.'],
    ]),
  median: (value) => `Half of the attempts reached ${percent(value)} or more.`,
  sd: (value) =>
    bandOf(value, [
      [12, 'Marks lie close together: students are hard to tell apart.'],
      [18.000001, 'A good spread, between 12 and 18 %.'],
      [Infinity, 'Marks lie far apart.'],
    ]),
  skewness: (value) =>
    bandOf(value, [
      [-0.5, 'Most did well, and some far worse.'],
      [0.5, 'About as many above the middle as below it.'],
      [Infinity, 'Most did poorly, and some far better.'],
    ]),
  kurtosis: (value) =>
    bandOf(value, [
      [-0.5, 'Flat: marks are spread more evenly than in a bell curve.'],
      [0.5, 'Much like a bell curve.'],
      [Infinity, 'Peaked: many marks close to the middle, and a few far away.'],
    ]),
  cic: (value) =>
    bandOf(value, [
      [0, 'The questions work against each other.'],
      [64, 'Unsatisfactory: the questions do not measure one thing.'],
      [75, 'Acceptable.'],
      [Infinity, 'Satisfactory: the questions measure one thing.'],
    ]),
  error_ratio: (value) =>
    value >= 100
      ? 'Chance decides as much as knowledge does.'
      : `About ${percent(value)} of the spread is chance.`,
  standard_error: (value) =>
    `A result is about ${value.toFixed(1)} % of the marks from what the student really knows.`,
}

/** Describes one figure of the quiz, or says why it is missing. */
export const describeQuizFigure = (name: QuizFigureName, { value, why }: Figure): string =>
  value === null ? missingReasonTexts[why ?? 'no attempts'] : descriptions[name](value)
