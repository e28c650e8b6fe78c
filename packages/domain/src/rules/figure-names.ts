import { texts } from '../language/say.ts'
import type { QuestionFigures, QuizFigures } from '../schemas/item-statistics.ts'

/**
 * The standard statistical names of the figures, the same on screens, in files and in documents. Each has a sentence
 * for readers without statistics.
 */
type Named<Figures> = readonly { name: keyof Figures; label: string; unit: '%' | ''; meaning: string }[]

export const intervalName = texts('95% confidence interval')
export const intervalMeaning = texts(
  'How sure a figure is. Of a hundred quizzes with as many attempts as this one, some 95 would have an interval ' +
    'that holds the true figure; the fewer attempts, the wider it is. A question or a quiz is judged only by what ' +
    'the whole interval says.',
)

export const quizFigureNames = [
  {
    name: 'mean',
    label: texts('Mean'),
    unit: '%',
    meaning: texts('The average result of the counted attempts.'),
  },
  {
    name: 'median',
    label: texts('Median'),
    unit: '%',
    meaning: texts('The result in the middle: half of the attempts reached at least as much.'),
  },
  {
    name: 'sd',
    label: texts('Standard deviation'),
    unit: '%',
    meaning: texts('How far marks lie from their mean, on average.'),
  },
  {
    name: 'skewness',
    label: texts('Skewness'),
    unit: '',
    meaning: texts(
      'Whether marks lean to one side: below zero a few did far worse than most, above zero a few did far better.',
    ),
  },
  {
    name: 'kurtosis',
    label: texts('Kurtosis'),
    unit: '',
    meaning: texts(
      'How peaked the marks are: zero as a bell curve, below it flatter, above it more crowded in the middle.',
    ),
  },
  {
    name: 'cic',
    label: texts('Coefficient of internal consistency'),
    unit: '%',
    meaning: texts('How well the answers to different questions go together: Cronbach’s alpha, 100 at best.'),
  },
  {
    name: 'error_ratio',
    label: texts('Error ratio'),
    unit: '%',
    meaning: texts('The part of the standard deviation that is chance and not knowledge.'),
  },
  {
    name: 'standard_error',
    label: texts('Standard error'),
    unit: '%',
    meaning: texts('How far a result may be from what the student really knows.'),
  },
] as const satisfies Named<QuizFigures>

export const questionFigureNames = [
  {
    name: 'facility',
    label: texts('Facility index'),
    unit: '%',
    meaning: texts('The share of a question’s marks that was reached: the higher, the easier.'),
  },
  {
    name: 'sd',
    label: texts('Standard deviation'),
    unit: '%',
    meaning: texts('How far the marks for this question lie from their mean, on average.'),
  },
  {
    name: 'discrimination',
    label: texts('Discrimination index'),
    unit: '%',
    meaning: texts(
      'Whether those who do well in the rest of the quiz do well here: from -100 over 0 (it says nothing) to 100.',
    ),
  },
  {
    name: 'efficiency',
    label: texts('Discriminative efficiency'),
    unit: '%',
    meaning: texts(
      'The discrimination as a share of the most that these marks would allow. A question is doubtful where its ' +
        'whole interval is below 15, and worth a look where most of it is.',
    ),
  },
  {
    name: 'effective_weight',
    label: texts('Effective weight'),
    unit: '%',
    meaning: texts('How much a question really decides about the total.'),
  },
  {
    name: 'intended_weight',
    label: texts('Intended weight'),
    unit: '%',
    meaning: texts('How much a question was meant to decide: its share of the marks.'),
  },
  {
    name: 'random_guess',
    label: texts('Random guess score'),
    unit: '%',
    meaning: texts('What blind guessing reaches on average.'),
  },
] as const satisfies Named<QuestionFigures>
