import type { QuestionFigures, QuizFigures } from '../schemas/item-statistics.ts'

/**
 * The standard statistical names of the figures, the same on screens, in files and in documents. Each has a sentence
 * for readers without statistics.
 */
type Named<Figures> = readonly { name: keyof Figures; label: string; unit: '%' | ''; meaning: string }[]

export const intervalName = '95% confidence interval'
export const intervalMeaning =
  'How sure a figure is. Of a hundred quizzes with as many attempts as this one, some 95 would have an interval ' +
  'that holds the true figure; the fewer attempts, the wider it is. A question or a quiz is judged only by what ' +
  'the whole interval says.'

export const quizFigureNames = [
  { name: 'mean', label: 'Mean', unit: '%', meaning: 'The average result of the counted attempts.' },
  {
    name: 'median',
    label: 'Median',
    unit: '%',
    meaning: 'The result in the middle: half of the attempts reached at least as much.',
  },
  {
    name: 'sd',
    label: 'Standard deviation',
    unit: '%',
    meaning: 'How far marks lie from their mean, on average.',
  },
  {
    name: 'skewness',
    label: 'Skewness',
    unit: '',
    meaning:
      'Whether marks lean to one side: below zero a few did far worse than most, above zero a few did far better.',
  },
  {
    name: 'kurtosis',
    label: 'Kurtosis',
    unit: '',
    meaning:
      'How peaked the marks are: zero as a bell curve, below it flatter, above it more crowded in the middle.',
  },
  {
    name: 'cic',
    label: 'Coefficient of internal consistency',
    unit: '%',
    meaning: 'How well the answers to different questions go together: Cronbach’s alpha, 100 at best.',
  },
  {
    name: 'error_ratio',
    label: 'Error ratio',
    unit: '%',
    meaning: 'The part of the standard deviation that is chance and not knowledge.',
  },
  {
    name: 'standard_error',
    label: 'Standard error',
    unit: '%',
    meaning: 'How far a result may be from what the student really knows.',
  },
] as const satisfies Named<QuizFigures>

export const questionFigureNames = [
  {
    name: 'facility',
    label: 'Facility index',
    unit: '%',
    meaning: 'The share of a question’s marks that was reached: the higher, the easier.',
  },
  {
    name: 'sd',
    label: 'Standard deviation',
    unit: '%',
    meaning: 'How far the marks for this question lie from their mean, on average.',
  },
  {
    name: 'discrimination',
    label: 'Discrimination index',
    unit: '%',
    meaning:
      'Whether those who do well in the rest of the quiz do well here: from -100 over 0 (it says nothing) to 100.',
  },
  {
    name: 'efficiency',
    label: 'Discriminative efficiency',
    unit: '%',
    meaning:
      'The discrimination as a share of the most that these marks would allow. A question is doubtful where its ' +
      'whole interval is below 15, and worth a look where most of it is.',
  },
  {
    name: 'effective_weight',
    label: 'Effective weight',
    unit: '%',
    meaning: 'How much a question really decides about the total.',
  },
  {
    name: 'intended_weight',
    label: 'Intended weight',
    unit: '%',
    meaning: 'How much a question was meant to decide: its share of the marks.',
  },
  {
    name: 'random_guess',
    label: 'Random guess score',
    unit: '%',
    meaning: 'What blind guessing reaches on average.',
  },
] as const satisfies Named<QuestionFigures>
