import type { Figure, OptionFigures, RevisionFigures } from '../schemas/item-statistics.ts'
import { enoughAttempts, describeFacility, describeDiscrimination, percent } from './describe-figures.ts'

/** The fewest choices of an option from which its students can be characterised. */
const fewChoices = 5
/** The lower bound of a figure's confidence interval, or its value where it has no interval. */
const atLeast = ({ value, interval }: Figure): number => interval?.[0] ?? value ?? -1
/**
 * The wrong option that attracts strong students: the lower bound of their mean total is above the mean total
 * of those who chose the correct option.
 */
export const misleadingOption = (options: readonly OptionFigures[]): OptionFigures | undefined => {
  const correct = options.filter((option) => option.is_correct && option.mean_total.value !== null)
  if (correct.length === 0) return undefined
  const best = Math.max(...correct.map((option) => option.mean_total.value!))
  return options
    .filter(
      (option) =>
        !option.is_correct &&
        option.option_no > 0 &&
        option.chosen >= fewChoices &&
        atLeast(option.mean_total) > best,
    )
    .sort((a, b) => b.chosen - a.chosen)[0]
}

const describeOptions = (options: readonly OptionFigures[]): string[] => {
  const misleading = misleadingOption(options)
  if (misleading)
    return [
      `Option ${misleading.option_no} misleads: those who chose it reached ` +
        `${percent(misleading.mean_total.value!)} of the quiz on average, more than those who chose ` +
        'the correct one.',
    ]
  const wrong = options
    .filter((option) => !option.is_correct && option.option_no > 0 && option.chosen >= fewChoices)
    .sort((a, b) => b.chosen - a.chosen)[0]
  const right = options.filter((option) => option.is_correct).reduce((sum, option) => sum + option.chosen, 0)
  return wrong && wrong.chosen > right ? [`More chose option ${wrong.option_no} than the correct one.`] : []
}

/** In percent, after Moodle: the smallest satisfactory standard deviation and the largest guess score. */
const [leastSpread, mostGuessed] = [100 / 3, 40]

/** Describes the figures of a question, the most important sentence first; empty without attempts. */
export const describeQuestion = ({
  counted,
  few,
  doubtful,
  facility,
  sd,
  discrimination,
  random_guess,
  options,
}: RevisionFigures): string[] => {
  if (counted === 0) return []
  const sentences = [
    ...(few
      ? [
          `Only ${counted} ${counted === 1 ? 'attempt' : 'attempts'}: too few to judge by. From ` +
            `${enoughAttempts} on the figures settle.`,
        ]
      : []),
    ...(discrimination.value === null ? [] : [`${describeDiscrimination(discrimination.value)}.`]),
    ...(doubtful && (discrimination.value ?? 0) >= 0
      ? ['It tells far less than its marks would allow: look at its words and options.']
      : []),
    ...describeOptions(options),
    ...(facility.value === null
      ? []
      : [`${describeFacility(facility.value)}: ${percent(facility.value)} of the marks were reached.`]),
  ]
  const isGuessed =
    facility.value !== null && random_guess.value !== null && facility.value <= random_guess.value
  const isEven = sd.value !== null && sd.value < leastSpread
  const isGuessable = random_guess.value !== null && random_guess.value > mostGuessed
  return [
    ...sentences,
    ...(isEven ? ['Its marks lie too close together to tell students apart.'] : []),
    ...(isGuessed
      ? ['Blind guessing would reach as much.']
      : isGuessable
        ? [
            `Blind guessing alone reaches ${percent(random_guess.value!)}: more options would make it say more.`,
          ]
        : []),
  ]
}
