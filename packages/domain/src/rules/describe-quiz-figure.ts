import { say, texts } from '../language/say.ts'
import { formatPercent } from './format-number.ts'
import type { Figure, QuizFigures } from '../schemas/item-statistics.ts'
import { bandsOf, missingReasonTexts, percent } from './describe-figures.ts'

export type QuizFigureName = keyof QuizFigures & (keyof typeof descriptions | 'median')

/** A band of values: its upper limit, its sentence, and the short words used when several bands are possible. */
type Band = readonly [below: number, sentence: string, words: string]

type Interval = readonly [low: number, high: number]

/** Describes a figure by the band that holds its whole interval, or by all bands that the interval touches. */
const byBands =
  (bands: readonly Band[]) =>
  (_: number, interval: Interval): string => {
    const [sentence, other] = bandsOf(
      interval,
      bands.map(([below, text]) => [below, text]),
    )
    if (sentence === other) return say(sentence)
    const [lowest, highest] = bandsOf(
      interval,
      bands.map(([below, , words]) => [below, words]),
    )
    return say('Not certain yet: anything from “{lowest}” to “{highest}”.', {
      lowest: say(lowest),
      highest: say(highest),
    })
  }

const descriptions = {
  mean: byBands(
    texts([
      [50, 'Hard: 50–75% distinguishes students best.', 'hard'],
      [75.000001, 'In the expected range, 50–75%.', 'in the expected range, 50–75%'],
      [Infinity, 'Easy: 50–75% distinguishes students best.', 'easy'],
    ]),
  ),
  sd: byBands(
    texts([
      [12, 'Marks lie close together: students are hard to distinguish.', 'close together'],
      [18.000001, 'A good spread, 12–18%.', 'a good spread, 12–18%'],
      [Infinity, 'Marks lie far apart.', 'far apart'],
    ]),
  ),
  skewness: byBands(
    texts([
      [-0.5, 'A few did far worse than most.', 'a few far below the others'],
      [0.5, 'About as many above the middle as below.', 'as many above the middle as below'],
      [Infinity, 'A few did far better than most.', 'a few far above the others'],
    ]),
  ),
  kurtosis: byBands(
    texts([
      [-0.5, 'Flat: marks are spread more evenly than in a bell curve.', 'flat'],
      [0.5, 'Much like a bell curve.', 'much like a bell curve'],
      [Infinity, 'Peaked: many marks close to the middle, and a few far away.', 'peaked'],
    ]),
  ),
  cic: byBands(
    texts([
      [0, 'The questions work against each other.', 'questions that work against each other'],
      [64, 'Unsatisfactory: answers to one question say little about the others.', 'unsatisfactory'],
      [75, 'Acceptable.', 'acceptable'],
      [
        Infinity,
        'Satisfactory: students who do well on one question tend to do well on the others.',
        'satisfactory',
      ],
    ]),
  ),
  error_ratio: (value: number, [low, high]: Interval) => {
    if (low >= 100) return say('Chance matters as much as knowledge.')
    if (high >= 100)
      return say('Chance accounts for {percent} or more of the differences between students.', {
        percent: formatPercent(Math.floor(low)),
      })
    return say('Chance accounts for about {percent} of the differences between students.', {
      percent: percent(value),
    })
  },
  standard_error: (value: number) =>
    say('A result is typically about {percent} of the marks above or below what the student knows.', {
      percent: formatPercent(value, { least: 1, most: 1 }),
    }),
}

/**
 * Describes the median. It holds for any number of attempts, because it only describes those that were counted; all
 * other figures judge the quiz.
 */
const describeMedian = (value: number): string => {
  if (value === 0) return say('At least half of the attempts got no marks.')
  if (value === 100) return say('At least half of the attempts got full marks.')
  // Without the number, which stands beside it: rounded up as there, the sentence would say more than is true.
  return say('At least half of the attempts reached it.')
}

/**
 * Describes one figure of the quiz, or says why it is missing. Returns undefined with too few attempts or
 * without an interval, because they allow no verdict.
 */
export const describeQuizFigure = (
  name: QuizFigureName,
  figure: Figure,
  isFew: boolean,
): string | undefined => {
  if (figure.value === null) return say(missingReasonTexts[figure.why ?? 'no attempts'])
  if (name === 'median') return describeMedian(figure.value)
  if (isFew || !figure.interval) return undefined
  return descriptions[name](figure.value, figure.interval)
}
