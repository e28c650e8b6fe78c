import { say, texts } from '../language/say.ts'
import { formatNumber, formatPercent } from './format-number.ts'
import type { Figure, QuizFigures } from '../schemas/item-statistics.ts'
import { bandOf, bandsOf, isLikeliest, missingReasonTexts, percent } from './describe-figures.ts'

export type QuizFigureName = keyof QuizFigures & (keyof typeof descriptions | 'median')

/** A band of values: its upper limit, its sentence, and the one that says it while other bands are possible too. */
type Band = readonly [below: number, sentence: string, likely: string]

type Interval = readonly [low: number, high: number]

/**
 * Describes a figure by the band that holds its whole interval, or by the likeliest if one holds most of it. With none,
 * a name that is not common says what it means.
 */
const byBands =
  (bands: readonly Band[], meaning = '') =>
  (value: number, interval: Interval): string => {
    const [lowest, highest] = bandsOf(
      interval,
      bands.map(([below, sentence]) => [below, sentence]),
    )
    if (lowest === highest) return say(lowest)
    if (!isLikeliest(value, interval, bands))
      return [...(meaning ? [say(meaning)] : []), say('More attempts are needed to judge this.')].join(' ')
    return say(
      bandOf(
        value,
        bands.map(([below, , likely]) => [below, likely]),
      ),
    )
  }

const descriptions = {
  mean: byBands(
    texts([
      [
        50,
        'Hard. Averages of 50–75% tell students apart best.',
        'Probably hard. Averages of 50–75% tell students apart best.',
      ],
      [75.000001, 'In the recommended range, 50–75%.', 'Probably in the recommended range, 50–75%.'],
      [
        Infinity,
        'Easy. Averages of 50–75% tell students apart best.',
        'Probably easy. Averages of 50–75% tell students apart best.',
      ],
    ]),
  ),
  sd: byBands(
    texts([
      [
        12,
        'Scores lie close together, so students are hard to tell apart. 12–18% is usual.',
        'Scores probably lie close together. 12–18% is usual.',
      ],
      [18.000001, 'A good spread: 12–18% is usual.', 'Probably a good spread: 12–18% is usual.'],
      [Infinity, 'Wider than usual: 12–18% is usual.', 'Probably wider than usual: 12–18% is usual.'],
    ]),
    texts('How far scores typically are from their average.'),
  ),
  skewness: byBands(
    texts([
      [-0.5, 'A few students did far worse than most.', 'Probably a few students did far worse than most.'],
      [0.5, 'Roughly symmetrical.', 'Probably roughly symmetrical.'],
      [
        Infinity,
        'A few students did far better than most.',
        'Probably a few students did far better than most.',
      ],
    ]),
  ),
  kurtosis: byBands(
    texts([
      [
        -0.5,
        'Flat: scores are spread more evenly than in a bell curve.',
        'Probably flat: scores are spread more evenly than in a bell curve.',
      ],
      [0.5, 'Close to a bell curve.', 'Probably close to a bell curve.'],
      [
        Infinity,
        'Peaked: many scores close to the middle, and a few far away.',
        'Probably peaked: many scores close to the middle, and a few far away.',
      ],
    ]),
  ),
  cic: byBands(
    texts([
      [
        0,
        'Negative: students who do well on some questions do worse on others.',
        'Probably negative: students who do well on some questions do worse on others.',
      ],
      [
        64,
        'Low: other questions on the same topics could rank students quite differently.',
        'Probably low: other questions on the same topics could rank students quite differently.',
      ],
      [75, 'Acceptable. 75% or more is good.', 'Probably acceptable. 75% or more is good.'],
      [
        Infinity,
        'Good: other questions on the same topics would rank students in much the same way.',
        'Probably good: other questions on the same topics would rank students in much the same way.',
      ],
    ]),
    texts('How consistently the questions rank students.'),
  ),
  error_ratio: (value: number, [low, high]: Interval) => {
    if (low >= 100) return say('Chance matters as much as knowledge.')
    if (high >= 100)
      return say('Chance accounts for {percent} or more of the spread of scores (standard deviation).', {
        percent: formatPercent(Math.floor(low)),
      })
    return say('Chance accounts for about {percent} of the spread of scores (standard deviation).', {
      percent: percent(value),
    })
  },
  standard_error: (value: number) =>
    say('On another day, the same student could score about {points} percentage points higher or lower.', {
      points: formatNumber(Number(value.toFixed(1))),
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
  return say('At least half of the attempts scored this or more.')
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
