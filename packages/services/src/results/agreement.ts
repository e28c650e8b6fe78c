/** Two marks for one answer: the model's and the instructor's. */
export type MarkPair = { model: number; instructor: number }

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
/** Marks are decimals of few digits; what lies closer than this is one mark written twice. */
const sameMark = 1e-9

/**
 * How far two graders agree: the share of equal marks in percent, the mean of (instructor less model) in
 * marks, and Pearson's product-moment correlation. Null where it cannot be computed: from no pair, or a
 * correlation of marks that do not vary.
 */
export const agreementOf = (
  pairs: readonly MarkPair[],
): { exact: number | null; mean_difference: number | null; correlation: number | null } => {
  if (pairs.length === 0) return { exact: null, mean_difference: null, correlation: null }
  const differences = pairs.map(({ model, instructor }) => instructor - model)
  const exact =
    (100 * differences.filter((difference) => Math.abs(difference) < sameMark).length) / pairs.length
  return { exact, mean_difference: mean(differences), correlation: correlationOf(pairs) }
}

const correlationOf = (pairs: readonly MarkPair[]): number | null => {
  const [meanOfModel, meanOfInstructor] = [
    mean(pairs.map(({ model }) => model)),
    mean(pairs.map(({ instructor }) => instructor)),
  ]
  const sum = (value: (model: number, instructor: number) => number) =>
    pairs.reduce(
      (total, { model, instructor }) => total + value(model - meanOfModel, instructor - meanOfInstructor),
      0,
    )
  const spread = Math.sqrt(sum((model) => model ** 2) * sum((_, instructor) => instructor ** 2))
  // Rounding may carry a perfect correlation a little beyond 1.
  return spread < sameMark
    ? null
    : Math.min(1, Math.max(-1, sum((model, instructor) => model * instructor) / spread))
}
