import { texts } from '../language/say.ts'
import type { QuestionFigures, QuizFigures } from '../schemas/item-statistics.ts'

/**
 * The names of the figures: in plain words, which screens show first, and the standard statistical name, the same on
 * screens, in files and in documents. Each has a sentence for readers without statistics.
 */
type Named<Figures> = readonly {
  name: keyof Figures
  plain: string
  label: string
  unit: '%' | ''
  meaning: string
}[]

export const intervalName = texts('95% confidence interval')
export const intervalMeaning = texts(
  'How certain a figure is. Out of a hundred quizzes with as many attempts as this one, about 95 ' +
    'would have an interval that contains the true figure. The fewer attempts, the wider it is. A ' +
    'question or quiz is judged only by what the whole interval says.',
)

export const quizFigureNames = [
  {
    name: 'mean',
    plain: texts('Average score'),
    label: texts('Mean'),
    unit: '%',
    meaning: texts('The average result of the counted attempts.'),
  },
  {
    name: 'median',
    plain: texts('Median score'),
    label: texts('Median'),
    unit: '%',
    meaning: texts('The middle result: half of the attempts scored at least as much.'),
  },
  {
    name: 'sd',
    plain: texts('Spread of scores'),
    label: texts('Standard deviation'),
    unit: '%',
    meaning: texts('How far scores typically are from their average.'),
  },
  {
    name: 'skewness',
    plain: texts('Symmetry of the scores'),
    label: texts('Skewness'),
    unit: '',
    meaning: texts(
      'Whether scores lean to one side: below zero, a few students did far worse than most; above ' +
        'zero, a few did far better.',
    ),
  },
  {
    name: 'kurtosis',
    plain: texts('Shape of the scores'),
    label: texts('Kurtosis'),
    unit: '',
    meaning: texts(
      'How peaked the scores are: zero is a bell curve, below zero is flatter, above zero is more ' +
        'crowded in the middle.',
    ),
  },
  {
    name: 'cic',
    plain: texts('Reliability'),
    label: texts('Coefficient of internal consistency'),
    unit: '%',
    meaning: texts('How consistently the questions rank students: Cronbach’s alpha, at most 100.'),
  },
  {
    name: 'error_ratio',
    plain: texts('Part due to chance'),
    label: texts('Error ratio'),
    unit: '%',
    meaning: texts(
      'The part of the spread of scores (standard deviation) that’s due to chance, not knowledge.',
    ),
  },
  {
    name: 'standard_error',
    plain: texts('Margin of error of a score'),
    label: texts('Standard error'),
    unit: '%',
    meaning: texts('How much a student’s score could change on another day, by chance alone.'),
  },
] as const satisfies Named<QuizFigures>

export const questionFigureNames = [
  {
    name: 'facility',
    plain: texts('Average score'),
    label: texts('Facility index'),
    unit: '%',
    meaning: texts('The share of a question’s marks that students earned: the higher, the easier.'),
  },
  {
    name: 'sd',
    plain: texts('Spread of scores'),
    label: texts('Standard deviation'),
    unit: '%',
    meaning: texts('How far the marks for this question typically are from their average.'),
  },
  {
    name: 'discrimination',
    plain: texts('Separates strong from weak'),
    label: texts('Discrimination index'),
    unit: '%',
    meaning: texts(
      'Whether students who do well in the rest of the quiz do well here: from -100 to 100, where 0 means no relation.',
    ),
  },
  {
    name: 'efficiency',
    plain: texts('Separation, percent of the possible'),
    label: texts('Discriminative efficiency'),
    unit: '%',
    meaning: texts(
      'How well the question separates strong students from weak ones, as a share of the most its marks would ' +
        'allow. It needs review if the whole interval is below 15, and may need review if most of it is.',
    ),
  },
  {
    name: 'effective_weight',
    plain: texts('Actual weight in scores'),
    label: texts('Effective weight'),
    unit: '%',
    meaning: texts('How much this question actually decides who scores high and who scores low.'),
  },
  {
    name: 'intended_weight',
    plain: texts('Share of the marks'),
    label: texts('Intended weight'),
    unit: '%',
    meaning: texts('How much it was meant to decide: its share of the quiz’s marks.'),
  },
  {
    name: 'random_guess',
    plain: texts('Expected score from guessing'),
    label: texts('Random guess score'),
    unit: '%',
    meaning: texts('What a student who only guesses scores on average.'),
  },
] as const satisfies Named<QuestionFigures>
