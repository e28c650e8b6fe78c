import type { Moments } from './frequencies.ts'
import type { GroupArithmetic } from './jackknife.ts'

/** The number of attempts in a random group of students, and the sums of their totals to the powers 1 to 4. */
export type PowerSums = { n: number; powers: readonly [number, number, number, number] }

const combine = (left: PowerSums, right: PowerSums, sign: 1 | -1): PowerSums => {
  const power = (index: 0 | 1 | 2 | 3) => left.powers[index] + sign * right.powers[index]
  return { n: left.n + sign * right.n, powers: [power(0), power(1), power(2), power(3)] }
}

export const powerSums: GroupArithmetic<PowerSums> = {
  sum: (groups) =>
    groups.reduce((sum, group) => combine(sum, group, 1), { n: 0, powers: [0, 0, 0, 0] } as PowerSums),
  without: (all, group) => combine(all, group, -1),
}

/** Computes the mean and the central moments, each divided by n. */
export const momentsOfPowers = ({ n, powers }: PowerSums): Moments => {
  const [mean, square, cube, fourth] = powers.map((sum) => sum / n) as [number, number, number, number]
  return {
    n,
    mean,
    m2: Math.max(0, square - mean ** 2),
    m3: cube - 3 * mean * square + 2 * mean ** 3,
    m4: fourth - 4 * mean * cube + 6 * mean ** 2 * square - 3 * mean ** 4,
  }
}
