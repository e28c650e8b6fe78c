import { texts } from '../language/say.ts'
import type { QuestionFigures, QuizFigures } from '../schemas/item-statistics.ts'

/**
 * The standard statistical names of the figures, the same on screens, in files and in documents. Each has a sentence
 * for readers without statistics.
 */
type Named<Figures> = readonly { name: keyof Figures; label: string; unit: '%' | ''; meaning: string }[]

export const intervalName = texts('95% confidence interval')
export const intervalMeaning = texts(
  'How certain a figure is. Out of a hundred quizzes with as many attempts as this one, about 95 ' +
    'would have an interval that contains the true figure. The fewer attempts, the wider it is. A ' +
    'question or quiz is judged only by what the whole interval says.',
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
    meaning: texts('The middle result: half of the attempts scored at least as much.'),
  },
  {
    name: 'sd',
    label: texts('Standard deviation'),
    unit: '%',
    meaning: texts('How far marks are from their mean, on average.'),
  },
  {
    name: 'skewness',
    label: texts('Skewness'),
    unit: '',
    meaning: texts(
      'Whether marks lean to one side: below zero, a few students did far worse than most; above ' +
        'zero, a few did far better.',
    ),
  },
  {
    name: 'kurtosis',
    label: texts('Kurtosis'),
    unit: '',
    meaning: texts(
      'How peaked the marks are: zero is a bell curve, below zero is flatter, above zero is more ' +
        'crowded in the middle.',
    ),
  },
  {
    name: 'cic',
    label: texts('Coefficient of internal consistency'),
    unit: '%',
    meaning: texts('How well answers to different questions go together: Cronbach’s alpha, at most 100.'),
  },
  {
    name: 'error_ratio',
    label: texts('Error ratio'),
    unit: '%',
    meaning: texts('The part of the standard deviation that’s due to chance, not knowledge.'),
  },
  {
    name: 'standard_error',
    label: texts('Standard error'),
    unit: '%',
    meaning: texts('How far a result may be from what the student actually knows.'),
  },
] as const satisfies Named<QuizFigures>

export const questionFigureNames = [
  {
    name: 'facility',
    label: texts('Facility index'),
    unit: '%',
    meaning: texts('The share of a question’s marks that students earned: the higher, the easier.'),
  },
  {
    name: 'sd',
    label: texts('Standard deviation'),
    unit: '%',
    meaning: texts('How far the marks for this question are from their mean, on average.'),
  },
  {
    name: 'discrimination',
    label: texts('Discrimination index'),
    unit: '%',
    meaning: texts(
      'Whether students who do well in the rest of the quiz do well here: from -100 to 100, where 0 means no relation.',
    ),
  },
  {
    name: 'efficiency',
    label: texts('Discriminative efficiency'),
    unit: '%',
    meaning: texts(
      'Discrimination as a share of the most these marks would allow. A question is doubtful if its ' +
        'whole interval is below 15, and worth a look if most of it is.',
    ),
  },
  {
    name: 'effective_weight',
    label: texts('Effective weight'),
    unit: '%',
    meaning: texts('How much a question actually contributes to the total.'),
  },
  {
    name: 'intended_weight',
    label: texts('Intended weight'),
    unit: '%',
    meaning: texts('How much a question was meant to contribute: its share of the marks.'),
  },
  {
    name: 'random_guess',
    label: texts('Random guess score'),
    unit: '%',
    meaning: texts('What guessing scores on average.'),
  },
] as const satisfies Named<QuestionFigures>
