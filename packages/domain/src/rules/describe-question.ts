import { asSentence } from './as-sentence.ts'
import { defined } from '../defined.ts'
import { say } from '../language/say.ts'
import type { Figure, OptionFigures, RevisionFigures } from '../schemas/item-statistics.ts'
import {
  describeDiscriminationFigure,
  describeFacilityFigure,
  describeFewAttempts,
  littleDiscrimination,
  percent,
} from './describe-figures.ts'
import { judgeQuestion, type Verdict } from './judge-question.ts'
import { isChosenWrong, misleadingOption } from './misleading-option.ts'

const describeOptions = (options: readonly OptionFigures[]): string[] => {
  const misleading = misleadingOption(options)
  if (misleading)
    return [
      misleading.mean_total_of_others
        ? say(
            'Option {number} is misleading: students who chose it scored {percent} on the quiz on average, ' +
              'more than those who didn’t choose it.',
            {
              number: misleading.option_no,
              percent: percent(defined(misleading.mean_total.value, 'misleading.mean_total.value')),
            },
          )
        : say(
            'Option {number} is misleading: students who chose it scored {percent} on the quiz on average, ' +
              'more than those who chose the correct one.',
            {
              number: misleading.option_no,
              percent: percent(defined(misleading.mean_total.value, 'misleading.mean_total.value')),
            },
          ),
    ]
  // Where several may be chosen, more ticks of one say nothing against another.
  if (options.some((option) => option.mean_total_of_others)) return []
  const wrong = options.filter(isChosenWrong).toSorted((a, b) => b.chosen - a.chosen)[0]
  const right = options.filter((option) => option.is_correct).reduce((sum, option) => sum + option.chosen, 0)
  return wrong && wrong.chosen > right
    ? [say('More students chose option {number} than the correct one.', { number: wrong.option_no })]
    : []
}

/** Moodle's limits in percent: the smallest satisfactory standard deviation, and the largest guess score. */
const [leastSpread, mostGuessed] = [100 / 3, 40]

const describeGuessing = ({ value, interval }: Figure, guess: number | null): string[] => {
  if (value === null || !interval || guess === null) return []
  const [low, high] = interval
  if (high <= guess) return [say('Students did no better than by guessing.')]
  if (low <= guess && value <= guess) return [say('Students may have done no better than by guessing.')]
  if (guess > mostGuessed)
    return [
      say('Guessing alone earns {percent} of the marks. More options would make guessing less useful.', {
        percent: percent(guess),
      }),
    ]
  return []
}

/**
 * Describes the figures of a question, the most important sentence first. Each sentence holds for the whole
 * confidence interval. With too few attempts it gives only a warning and the counts, without attempts nothing.
 */
export const describeQuestion = (revision: RevisionFigures): string[] => {
  const { counted, few, facility, sd, discrimination, random_guess, options } = revision
  if (counted === 0) return []
  const reached =
    facility.value === null
      ? ''
      : say('Students earned {percent} of the marks.', { percent: percent(facility.value) })
  if (few) return [describeFewAttempts(counted), ...(reached ? [reached] : [])]
  const verdict = judgeQuestion(revision)
  const difficulty = describeFacilityFigure(facility)
  return [
    ...(discrimination.value === null ? [] : [asSentence(describeDiscriminationFigure(discrimination))]),
    ...(verdict && !isReversed(discrimination) ? [adviceOf(verdict, discrimination)] : []),
    ...describeOptions(options),
    ...(reached ? [difficulty ? `${asSentence(difficulty)} ${reached}` : reached] : []),
    ...(isSurelyBelow(sd, leastSpread)
      ? [say('Students’ marks are so similar here that the question says little about who knows more.')]
      : []),
    ...describeGuessing(facility, random_guess.value),
  ]
}

/** What to do about a question that hardly separates students. What was said just before is not said again. */
const adviceOf = (verdict: Verdict, discrimination: Figure): string => {
  if (isSurelyBelow(discrimination, littleDiscrimination))
    return say('Review the wording and options of this question.')
  return verdict === 'doubtful'
    ? say('The difference could be far larger: review the wording and options of this question.')
    : say('The difference could probably be far larger: review the wording and options of this question.')
}

const isSurelyBelow = ({ interval }: Figure, limit: number): boolean =>
  interval !== null && interval[1] < limit

const isReversed = (discrimination: Figure): boolean => isSurelyBelow(discrimination, 0)
