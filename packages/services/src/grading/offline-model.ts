import type { Features } from './compare-texts.ts'
import { featureNames } from './compare-texts.ts'
import fitted from './offline-model.json' with { type: 'json' }

/** The coefficients that `scripts/grading/calibrate.ts` fits and writes. */
export type OfflineModel = {
  /** Log odds of at least half the marks, and of full marks, where all features are 0. */
  intercepts: { half: number; full: number }
  coefficients: Features
  /** The probability of full marks from which a suggestion is sure. */
  sureFrom: number
  /** What the confidence is multiplied by where something speaks against the comparison. */
  doubtFactor: number
}

export const offlineModel: OfflineModel = fitted

/** How probable it is that an instructor gives no marks, about half of them, or full marks. */
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

/** Where sure suggestions begin, as a share of the marks. Those more probable lie between it and full marks. */
const lowestSureShare = 0.85

/** The share of the marks to suggest for an answer that is taken to be right. */
export const sureShare = ({ full }: MarkProbabilities, { sureFrom }: OfflineModel): number =>
  lowestSureShare + ((1 - lowestSureShare) * (full - sureFrom)) / (1 - sureFrom)

/** The share of the marks that is to be expected on average. */
export const expectedShare = ({ half, full }: MarkProbabilities): number => full + half / 2

/** How far from an instructor's mark a suggestion may be to count as right, as a share of the marks. */
const tolerance = 0.2

/** The shares of the marks that a human's "none", "half" and "full" stand for where marks are finer. */
const ranges = { none: [0, 0.25], half: [0.25, 0.75], full: [0.75, 1] } as const

/** The probability that an instructor's mark is at most a fifth of the marks away from the suggestion. */
export const confidenceIn = (share: number, probabilities: MarkProbabilities): number =>
  (['none', 'half', 'full'] as const).reduce((sum, level) => {
    const [from, to] = ranges[level]
    const common = Math.min(to, share + tolerance) - Math.max(from, share - tolerance)
    return sum + (probabilities[level] * Math.max(0, common)) / (to - from)
  }, 0)
