/** How often a value occurred. A frequency distribution lists each value once, in any order. */
export type Frequency = { value: number; n: number }

/** The number of attempts with this mark for a question together with this total for the quiz. */
export type JointFrequency = { mark: number; total: number; n: number }

/** The sample size, the mean and the central moments m2, m3 and m4, each divided by n. */
export type Moments = { n: number; mean: number; m2: number; m3: number; m4: number }

export const computeMoments = (frequencies: readonly Frequency[]): Moments => {
  const n = sumBy(frequencies, (frequency) => frequency.n)
  const mean = sumBy(frequencies, (frequency) => frequency.n * frequency.value) / n
  const centralMoment = (order: number) =>
    sumBy(frequencies, (frequency) => frequency.n * (frequency.value - mean) ** order) / n
  return { n, mean, m2: centralMoment(2), m3: centralMoment(3), m4: centralMoment(4) }
}

/** Whether all values are equal, up to rounding errors of their sums. */
export const hasNoVariance = ({ mean, m2 }: Pick<Moments, 'mean' | 'm2'>): boolean =>
  m2 <= 1e-18 * Math.max(1, mean * mean)

/** Returns the sample variance, divided by n - 1. */
export const sampleVariance = ({ n, m2 }: Pick<Moments, 'n' | 'm2'>): number => (m2 * n) / (n - 1)

/** The greatest standard deviation that so many values between 0 and `greatest` can have. */
export const greatestDeviation = (n: number, greatest: number): number =>
  (greatest / 2) * Math.sqrt(n / (n - 1))

export const sumBy = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0)

/** Returns the frequency distribution of a question's marks. */
export const marksOf = (frequencies: readonly JointFrequency[]): Frequency[] =>
  marginal(frequencies, ({ mark }) => mark)

/** Returns the frequency distribution of the rest scores: the totals without the question's own marks. */
export const restScoresOf = (frequencies: readonly JointFrequency[]): Frequency[] =>
  marginal(frequencies, ({ mark, total }) => total - mark)

const marginal = (
  frequencies: readonly JointFrequency[],
  valueOf: (frequency: JointFrequency) => number,
): Frequency[] => {
  const counts = new Map<number, number>()
  for (const frequency of frequencies) {
    const value = valueOf(frequency)
    counts.set(value, (counts.get(value) ?? 0) + frequency.n)
  }
  return [...counts].map(([value, n]) => ({ value, n }))
}
