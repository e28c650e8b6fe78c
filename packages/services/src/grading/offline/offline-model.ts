import { type Features, featureNames } from '../comparing/compare-texts.ts'
import fitted from './offline-model.json' with { type: 'json' }

/** The coefficients that `scripts/grading/calibrate.ts` fits and writes. */
export type OfflineModel = {
  /** The log odds of at least half the marks, and of full marks, if all features are 0. */
  intercepts: { half: number; full: number }
  coefficients: Features
  /** The probability of full marks from which a suggestion is sure. */
  sureFrom: number
  /** The factor for the confidence if there are doubts about the comparison. */
  doubtFactor: number
}

export const offlineModel: OfflineModel = fitted

/** The probabilities that an instructor gives no marks, about half of them, or full marks. */
export type MarkProbabilities = { none: number; half: number; full: number }

const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** Cumulative logistic regression (McCullagh 1980, Journal of the Royal Statistical Society B 42). */
export const predictMark = (
  features: Features,
  { intercepts, coefficients }: OfflineModel,
): MarkProbabilities => {
  const sum = featureNames.reduce((total, name) => total + coefficients[name] * features[name], 0)
  const atLeastHalf = logistic(intercepts.half + sum)
  const full = logistic(intercepts.full + sum)
  return { none: 1 - atLeastHalf, half: atLeastHalf - full, full }
}

/** The share of the marks at which sure suggestions begin. More probable ones lie between it and full marks. */
const lowestSureShare = 0.85

/** Returns the share of the marks to suggest for an answer that is probably correct. */
export const sureShare = ({ full }: MarkProbabilities, { sureFrom }: OfflineModel): number =>
  lowestSureShare + ((1 - lowestSureShare) * (full - sureFrom)) / (1 - sureFrom)

export const expectedShare = ({ half, full }: MarkProbabilities): number => full + half / 2

/** A suggestion counts as right if it differs from the instructor's mark by at most this share of the marks. */
const tolerance = 0.2

/** The ranges of shares that a human's "none", "half" and "full" stand for in finer marks. */
const ranges = { none: [0, 0.25], half: [0.25, 0.75], full: [0.75, 1] } as const

/** Returns the probability that the suggestion differs from an instructor's mark by at most a fifth of the marks. */
export const confidenceIn = (share: number, probabilities: MarkProbabilities): number =>
  (['none', 'half', 'full'] as const).reduce((sum, level) => {
    const [from, to] = ranges[level]
    const common = Math.min(to, share + tolerance) - Math.max(from, share - tolerance)
    return sum + (probabilities[level] * Math.max(0, common)) / (to - from)
  }, 0)
