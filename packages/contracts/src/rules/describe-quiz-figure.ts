import type { Figure, QuizFigures } from '../schemas/item-statistics.ts'
import { bandsOf, missingReasonTexts, percent } from './describe-figures.ts'

export type QuizFigureName = keyof QuizFigures & keyof typeof descriptions

/** A band of values: its upper limit, its sentence, and the short words used when several bands are possible. */
type Band = readonly [below: number, sentence: string, words: string]

/** Describes a figure by the band that holds its whole interval, or by all bands that the interval touches. */
const byBands =
  (bands: readonly Band[]) =>
  (figure: Figure): string => {
    const [sentence, other] = bandsOf(
      figure,
      bands.map(([below, text]) => [below, text]),
    )
    if (sentence === other) return sentence
    const [lowest, highest] = bandsOf(
      figure,
      bands.map(([below, , words]) => [below, words]),
    )
    return `Still open: from ${lowest} to ${highest}.`
  }

const descriptions = {
  mean: byBands([
    [50, 'Hard: between 50 and 75 % tells students apart best.', 'hard'],
    [75.000001, 'Where it should be, between 50 and 75 %.', 'where it should be, between 50 and 75 %'],
    [Infinity, 'Easy: between 50 and 75 % tells students apart best.', 'easy'],
  ]),
  median: ({ value }: Figure) => {
    if (value === 0) return 'At least half of the attempts got no marks.'
    if (value === 100) return 'At least half of the attempts got full marks.'
    // Rounded to whole percents it would say more than is true.
    return `Half of the attempts reached ${Math.round(value! * 10) / 10} % or more.`
  },
  sd: byBands([
    [12, 'Marks lie close together: students are hard to tell apart.', 'close together'],
    [18.000001, 'A good spread, between 12 and 18 %.', 'a good spread, between 12 and 18 %'],
    [Infinity, 'Marks lie far apart.', 'far apart'],
  ]),
  skewness: byBands([
    [-0.5, 'Most did well, and some far worse.', 'a few far below the others'],
    [0.5, 'About as many above the middle as below it.', 'as many above the middle as below it'],
    [Infinity, 'Most did poorly, and some far better.', 'a few far above the others'],
  ]),
  kurtosis: byBands([
    [-0.5, 'Flat: marks are spread more evenly than in a bell curve.', 'flat'],
    [0.5, 'Much like a bell curve.', 'much like a bell curve'],
    [Infinity, 'Peaked: many marks close to the middle, and a few far away.', 'peaked'],
  ]),
  cic: byBands([
    [0, 'The questions work against each other.', 'questions that work against each other'],
    [64, 'Unsatisfactory: the questions do not measure one thing.', 'unsatisfactory'],
    [75, 'Acceptable.', 'acceptable'],
    [Infinity, 'Satisfactory: the questions measure one thing.', 'satisfactory'],
  ]),
  error_ratio: ({ value, interval }: Figure) => {
    const [low, high] = interval ?? [value!, value!]
    if (low >= 100) return 'Chance decides as much as knowledge does.'
    return high < 100
      ? `About ${percent(value!)} of the spread is chance.`
      : `At least ${percent(low)} of the spread is chance.`
  },
  standard_error: ({ value }: Figure) =>
    `A result is about ${value!.toFixed(1)} % of the marks from what the student really knows.`,
}

/**
 * Whether a figure only describes the counted attempts. It then holds for any number of attempts, while all others
 * judge the quiz.
 */
const isCounted = (name: QuizFigureName): boolean => name === 'median'

/**
 * Describes one figure of the quiz, or says why it is missing. Returns undefined with too few attempts, because they
 * allow no verdict.
 */
export const describeQuizFigure = (
  name: QuizFigureName,
  figure: Figure,
  isFew: boolean,
): string | undefined => {
  if (figure.value === null) return missingReasonTexts[figure.why ?? 'no attempts']
  if (isCounted(name)) return descriptions[name](figure)
  if (isFew || (figure.interval === null && figure.why !== undefined)) return undefined
  return descriptions[name](figure)
}
