import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { type Features, featureNames } from '@quizwright/services/grading/comparing/compare-texts.ts'
import type { OfflineModel } from '@quizwright/services/grading/offline/offline-model.ts'
import type { GradedAnswer } from './graded-answers.ts'
import { type Observation, regress } from './logistic-regression.ts'

export type Sample = GradedAnswer & { features: Features }

/** The ridge penalties. The intercepts of the sets get just enough to make the solution unique. */
const penalty = { coefficient: 3, intercept: 1e-6 }

/**
 * Fits the model to the marks of humans. All sets have the same total weight. Each set has its own intercept,
 * because graders differ in strictness; the model uses the mean of the intercepts. In a set whose label 0
 * includes partly correct answers, a 0 only means that the answer was not fully correct.
 */
export const fitModel = (samples: readonly Sample[]): Pick<OfflineModel, 'intercepts' | 'coefficients'> => {
  const sets = [...new Set(samples.map(({ set }) => set))].sort()
  const weightOf = new Map(
    sets.map((set) => [
      set,
      samples.length / sets.length / samples.filter((sample) => sample.set === set).length,
    ]),
  )
  const observe = (sample: Sample, level: 'half' | 'full'): Observation => ({
    predictors: [
      ...sets.map((set) => (set === sample.set ? 1 : 0)),
      level === 'half' ? 1 : 0,
      ...featureNames.map((name) => sample.features[name]),
    ],
    outcome: sample.score >= (level === 'half' ? 0.5 : 1),
    weight: entryOf(weightOf, sample.set),
  })
  const coefficients = regress(
    samples.flatMap((sample) =>
      sample.hidesPartialMarks
        ? [observe(sample, 'full')]
        : [observe(sample, 'full'), observe(sample, 'half')],
    ),
    [...sets.map(() => penalty.intercept), penalty.intercept, ...featureNames.map(() => penalty.coefficient)],
  )
  const full = mean(coefficients.slice(0, sets.length))
  return {
    intercepts: { half: full + elementAt(coefficients, sets.length), full },
    coefficients: Object.fromEntries(
      featureNames.map((name, index) => [name, elementAt(coefficients, sets.length + 1 + index)]),
    ) as Features,
  }
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length
