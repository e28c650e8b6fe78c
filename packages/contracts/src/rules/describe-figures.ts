import type { Figure, MissingReason, OptionFigures, RevisionFigures } from '../schemas/item-statistics.ts'

/**
 * What figures of questions and quizzes say, in sentences for people who are no statisticians. The bands of
 * facility, of the quiz's mean, spread and consistency are the ones that Moodle publishes; where two of them
 * leave a gap or overlap, the lower one ends where the upper begins.
 */

/** From this many attempts on figures are worth judging by. */
export const enoughAttempts = 30

/** Why there is a dash instead of a figure. */
export const missingReasonTexts: Readonly<Record<MissingReason, string>> = {
  'no attempts': 'Nobody has answered it yet.',
  'one attempt': 'One attempt alone has no spread.',
  'too few attempts': 'There are too few attempts to compute it.',
  'no variance': 'Everybody got the same marks, so there is nothing to compare.',
  'no marks': 'It gives no marks.',
  'one question': 'It compares questions with each other, and there is only one.',
  'negative covariance':
    'Whoever did well in the quiz did worse here, so it takes away from the result instead of adding to it.',
  'no options': 'It has no options to guess from.',
  'not estimated': 'It is known and not estimated.',
}

const bandOf = (value: number, bands: readonly (readonly [below: number, text: string])[]): string =>
  bands.find(([below]) => value < below)?.[1] ?? bands.at(-1)![1]

/** `value` in percent. */
export const describeFacility = (value: number): string =>
  bandOf(value, [
    [5.5, 'Extremely difficult, or something is wrong with it'],
    [10.5, 'Very difficult'],
    [20, 'Difficult'],
    [35, 'Moderately difficult'],
    [66, 'About the right difficulty'],
    [81, 'Fairly easy'],
    [90, 'Easy'],
    [95, 'Very easy'],
    [Infinity, 'Extremely easy'],
  ])

/** `value` from -100 to 100. */
export const describeDiscrimination = (value: number): string =>
  bandOf(value, [
    [0, 'Students who do well elsewhere do worse here: check which option is marked as correct'],
    [5, 'It does not tell strong students from weak ones'],
    [20, 'It hardly tells strong students from weak ones'],
    [30, 'It tells strong students from weak ones, but weakly'],
    [50, 'It tells strong students from weak ones well enough'],
    [Infinity, 'It tells strong students from weak ones very well'],
  ])

/** Fewer choices than this say nothing about who chose an option. */
const fewChoices = 5
/** What a figure is at least, with the confidence of its interval. */
const atLeast = ({ value, interval }: Figure): number => interval?.[0] ?? value ?? -1
const percent = (value: number): string => `${Math.round(value)} %`

/**
 * The wrong option that those who know the subject fell for: chosen by some, and surely by better students
 * than the correct one.
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
      `Option ${misleading.option_no} misleads: those who chose it reached ${percent(misleading.mean_total.value!)} of the quiz on average, more than those who chose the correct one.`,
    ]
  const wrong = options
    .filter((option) => !option.is_correct && option.option_no > 0 && option.chosen >= fewChoices)
    .sort((a, b) => b.chosen - a.chosen)[0]
  const right = options.filter((option) => option.is_correct).reduce((sum, option) => sum + option.chosen, 0)
  return wrong && wrong.chosen > right ? [`More chose option ${wrong.option_no} than the correct one.`] : []
}

/**
 * Below it a question's spread, and above it what guessing gives, is not satisfactory, in percent (Moodle).
 */
const [leastSpread, mostGuessed] = [100 / 3, 40]

/** What the figures of a question say, the weightiest sentence first. Empty where nothing can be said yet. */
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
          `Only ${counted} ${counted === 1 ? 'attempt' : 'attempts'}: too few to judge by. From ${enoughAttempts} on the figures settle.`,
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

type Reader = (value: number) => string
export type QuizFigureName =
  | 'mean'
  | 'median'
  | 'sd'
  | 'skewness'
  | 'kurtosis'
  | 'cic'
  | 'error_ratio'
  | 'standard_error'

const quizReaders: Readonly<Record<QuizFigureName, Reader>> = {
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

/** What one figure of the quiz says, or why it is not there. */
export const describeQuizFigure = (name: QuizFigureName, { value, why }: Figure): string =>
  value === null ? missingReasonTexts[why ?? 'no attempts'] : quizReaders[name](value)
