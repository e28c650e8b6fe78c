import { lastOf } from '../defined.ts'
import { say, sayCount, texts } from '../language/say.ts'
import { formatPercent } from './format-number.ts'
import type { Figure, MissingReason } from '../schemas/item-statistics.ts'

/**
 * Describes figures of questions and quizzes for readers without statistics. The bands of facility and of the quiz's
 * mean, standard deviation and internal consistency are Moodle's. Where two of Moodle's bands leave a gap or
 * overlap, the lower band ends where the upper one begins.
 */

/** The number of attempts below which nothing is judged by figures. */
export const enoughAttempts = 30

/** The reason shown beside the dash for a missing figure. */
export const missingReasonTexts: Readonly<Record<MissingReason, string>> = texts({
  'no attempts': 'No one has answered it yet.',
  'one attempt': 'A single attempt has no spread.',
  'too few attempts': 'There are too few attempts to calculate it.',
  'no variance': 'Everyone got the same marks, so there’s nothing to compare.',
  'no rest variance':
    'Everyone got the same marks on the other questions, so there’s nothing to compare it with.',
  'no exception': 'All attempts are equal, so its uncertainty can’t be estimated.',
  'no marks': 'It carries no marks.',
  'one question': 'It compares questions, and there’s only one.',
  'negative covariance':
    'Students who did well in the quiz did worse here, so this question lowers the result’s reliability.',
  'no options': 'It has no options to guess from.',
  'not estimated': 'It’s known exactly, not estimated.',
  drawn: 'Students get different questions, so it can’t be calculated.',
})

type Bands = readonly (readonly [below: number, text: string])[]

export const bandOf = (value: number, bands: Bands): string =>
  bands.find(([below]) => value < below)?.[1] ?? lastOf(bands)[1]

/** Returns the bands of both ends of a confidence interval. They are equal if the figure is precise enough. */
export const bandsOf = (
  [low, high]: readonly [number, number],
  bands: Bands,
): [lowest: string, highest: string] => [bandOf(low, bands), bandOf(high, bands)]

/**
 * Whether an estimate's band holds half of its interval or more, so that it is likelier than all others together: an
 * interval is densest around its estimate.
 */
export const isLikeliest = (
  value: number,
  [low, high]: readonly [number, number],
  bands: readonly (readonly [below: number, ...unknown[]])[],
): boolean => {
  const above = bands.findLast(([below]) => below <= value)?.[0] ?? -Infinity
  const below = bands.find(([limit]) => value < limit)?.[0] ?? Infinity
  return 2 * (Math.min(high, below) - Math.max(low, above)) >= high - low
}

const facilityBands: Bands = texts([
  [5.5, 'Extremely difficult, or wrongly keyed'],
  [10.5, 'Very difficult'],
  [20, 'Difficult'],
  [35, 'Fairly difficult'],
  [66, 'About the right difficulty'],
  [81, 'Fairly easy'],
  [90, 'Easy'],
  [95, 'Very easy'],
  [Infinity, 'Extremely easy'],
])

/** What several bands have in common, for intervals that touch more than one. */
const wideFacilityBands: Bands = texts([
  [35, 'Difficult'],
  [66, 'About the right difficulty'],
  [Infinity, 'Easy'],
])

/** `value` in percent. */
export const describeFacility = (value: number): string => say(bandOf(value, facilityBands))

/**
 * Like `describeFacility`, but says only what the interval supports: a band that holds all of it, else one that holds
 * most of it as the likeliest. Undefined without an interval, because the estimate alone proves nothing.
 */
export const describeFacilityFigure = ({ value, interval }: Figure): string | undefined => {
  if (value === null || !interval) return undefined
  for (const bands of [facilityBands, wideFacilityBands]) {
    const [lowest, highest] = bandsOf(interval, bands)
    if (lowest === highest) return say(lowest)
  }
  const likeliest = [facilityBands, wideFacilityBands].find((bands) => isLikeliest(value, interval, bands))
  return likeliest
    ? say('Probably {difficulty}', { difficulty: say(bandOf(value, likeliest)).toLowerCase() })
    : say('More attempts are needed to tell how difficult it is')
}

/** Below this index, a question hardly separates strong students from weak ones. */
export const littleDiscrimination = 20

const discriminationBands: Bands = texts([
  [0, 'Strong students do worse here than weak ones: check which option is marked as correct'],
  [5, 'Strong students do no better here than weak ones'],
  [littleDiscrimination, 'Strong students do hardly any better here than weak ones'],
  [30, 'Strong students do slightly better here than weak ones'],
  [50, 'Strong students do clearly better here than weak ones'],
  [Infinity, 'Strong students do much better here than weak ones'],
])

/** `value` from -100 to 100. */
export const describeDiscrimination = (value: number): string => say(bandOf(value, discriminationBands))

/** Like `describeDiscrimination`, but says only what holds for the whole interval. */
export const describeDiscriminationFigure = ({ interval }: Figure): string => {
  const [low, high] = interval ?? [-100, 100]
  const [lowest, highest] = bandsOf([low, high], discriminationBands)
  if (lowest === highest) return say(lowest)
  if (high < littleDiscrimination) return say('Strong students do little or no better here than weak ones')
  if (low >= 30) return say('Strong students do clearly better here than weak ones, perhaps much better')
  if (low > 0)
    return say('Strong students do better here than weak ones. More attempts will show by how much')
  return say('More attempts are needed to tell whether strong students do better here than weak ones')
}

export const percent = (value: number): string => formatPercent(value, { most: 0 })

/**
 * Shown instead of a verdict while there are fewer students than `enoughAttempts`. (A student may have several
 * attempts.)
 */
export const describeFewAttempts = (counted: number): string =>
  counted >= enoughAttempts
    ? sayCount(
        counted,
        '{count} attempt, but by fewer than {enough} students: too few to judge.',
        '{count} attempts, but by fewer than {enough} students: too few to judge.',
        { enough: enoughAttempts },
      )
    : sayCount(
        counted,
        'Only {count} attempt: too few to judge. Questions need at least {enough}.',
        'Only {count} attempts: too few to judge. Questions need at least {enough}.',
        { enough: enoughAttempts },
      )
