import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { type Cell, isFlat, type Moments, momentsOf, sdFigure, sumOf, variance } from './frequencies.ts'
import { gap, known, mapFigure } from './figure.ts'
import { wilson } from './wilson-interval.ts'
import { tQuantile } from './t-quantile.ts'

/** How many attempts got this mark for a question and this total in all. */
export type MarkCell = { mark: number; total: number; n: number }

/** A question whose efficiency lies below is doubtful (Moodle, is_dubious_question). */
export const doubtfulEfficiency = 15

/**
 * Mean mark over the greatest one, in percent. Moodle question/classes/statistics/questions/calculator.php.
 * Interval: Wilson's.
 */
export const facilityFigure = (cells: readonly MarkCell[], maxMark: number): Figure => {
  const { n, mean, m2 } = momentsOf(marksOf(cells))
  if (n === 0) return gap('no attempts')
  if (maxMark === 0) return gap('no marks')
  const p = mean / maxMark
  const spread = m2 / (maxMark * maxMark)
  if (p > 0 && p < 1 && isFlat({ mean: p, m2: spread })) return known(100 * p, null, 'no variance')
  const [low, high] = wilson(p, p > 0 && p < 1 ? (n * p * (1 - p)) / spread : n)
  return known(100 * p, [100 * low, 100 * high])
}

/** sqrt( sum(x - mean)^2 / (s-1) ) over the greatest mark, in percent. */
export const questionSdFigure = (cells: readonly MarkCell[], maxMark: number): Figure => {
  const marks = marksOf(cells)
  const moments = momentsOf(marks)
  const sd = sdFigure(marks, moments)
  if (sd.value === null) return sd
  if (maxMark === 0) return gap('no marks')
  // Of right and wrong the spread follows from the share of right ones, and is greatest at one half.
  const facility = facilityFigure(cells, maxMark)
  if (marks.every(({ value }) => value === 0 || value === maxMark) && facility.interval) {
    const [low, high] = facility.interval.map((percent) => percent / 100) as [number, number]
    const spread = (p: number) => 100 * Math.sqrt((p * (1 - p) * moments.n) / (moments.n - 1))
    const ends = [spread(low), spread(high)]
    return known((100 * sd.value) / maxMark, [
      Math.min(...ends),
      low < 0.5 && high > 0.5 ? spread(0.5) : Math.max(...ends),
    ])
  }
  return mapFigure(sd, (value) => (100 * value) / maxMark)
}

/**
 * Correlation of the mark with the rest of the total, in percent: 100 cov(x,R) / sqrt(var(x) var(R)). Moodle,
 * secondary_question_walker. Interval: of Fisher's z, with the error that the counts themselves show (Hawkins
 * 1989, The American Statistician 43), for marks are seldom normal.
 */
export const discriminationFigure = (cells: readonly MarkCell[]): Figure => {
  const pair = pairOf(cells)
  if (pair.n === 0) return gap('no attempts')
  if (pair.n === 1) return gap('one attempt')
  if (isFlat(pair.mark) || isFlat(pair.rest)) return gap('no variance')
  const [sdMark, sdRest] = [Math.sqrt(pair.mark.m2), Math.sqrt(pair.rest.m2)]
  const r = Math.max(-1, Math.min(1, pair.covariance / (sdMark * sdRest)))
  if (1 - r * r < 1e-12) return known(100 * r, null, 'too few attempts')
  const squares = sumOf(cells, ({ mark, total, n }) => {
    const [x, y] = [(mark - pair.mark.mean) / sdMark, (total - mark - pair.rest.mean) / sdRest]
    return n * (x * y - (r / 2) * (x * x + y * y)) ** 2
  })
  const reach = (tQuantile(pair.n - 1) * Math.sqrt(squares / (pair.n * (pair.n - 1)))) / (1 - r * r)
  return known(100 * r, [100 * Math.tanh(Math.atanh(r) - reach), 100 * Math.tanh(Math.atanh(r) + reach)])
}

/**
 * The covariance of mark and rest as a share of the greatest that these marks and rests could have, both
 * sorted, in percent. Moodle, secondary_steps_walker. Interval: the discrimination's in this unit, for both
 * divide the same covariance by what the marks alone decide.
 */
export const efficiencyFigure = (cells: readonly MarkCell[], discrimination: Figure): Figure => {
  const pair = pairOf(cells)
  if (pair.n === 0) return gap('no attempts')
  if (pair.n === 1) return gap('one attempt')
  const greatest = greatestCovariance(cells, pair)
  if (isFlat(pair.mark) || isFlat(pair.rest) || greatest <= 0) return gap('no variance')
  const scale = Math.sqrt(pair.mark.m2 * pair.rest.m2) / greatest
  return { ...mapFigure(discrimination, (value) => value * scale), value: (100 * pair.covariance) / greatest }
}

type Pair = { n: number; mark: Moments; rest: Moments; covariance: number }

/** Mark and rest with their covariance, n below: what divides one by another needs no other divisor. */
const pairOf = (cells: readonly MarkCell[]): Pair => {
  const [mark, rest] = [momentsOf(marksOf(cells)), momentsOf(restsOf(cells))]
  const covariance =
    sumOf(cells, (cell) => cell.n * (cell.mark - mark.mean) * (cell.total - cell.mark - rest.mean)) / mark.n
  return { n: mark.n, mark, rest, covariance }
}

const greatestCovariance = (cells: readonly MarkCell[], { n, mark, rest }: Pair): number => {
  const rising = (distribution: readonly Cell[]) =>
    distribution.toSorted((a, b) => a.value - b.value).map((cell) => ({ ...cell }))
  const [marks, rests] = [rising(marksOf(cells)), rising(restsOf(cells))]
  let sum = 0
  for (let [at, other] = [0, 0]; at < marks.length && other < rests.length;) {
    const [one, two] = [marks[at]!, rests[other]!]
    const both = Math.min(one.n, two.n)
    sum += both * (one.value - mark.mean) * (two.value - rest.mean)
    one.n -= both
    two.n -= both
    if (one.n === 0) at++
    if (two.n === 0) other++
  }
  return sum / n
}

/** The distribution of one value of the cells. */
const gather = (cells: readonly MarkCell[], value: (cell: MarkCell) => number): Cell[] => {
  const counts = new Map<number, number>()
  for (const cell of cells) counts.set(value(cell), (counts.get(value(cell)) ?? 0) + cell.n)
  return [...counts].map(([one, n]) => ({ value: one, n }))
}
const marksOf = (cells: readonly MarkCell[]): Cell[] => gather(cells, ({ mark }) => mark)
const restsOf = (cells: readonly MarkCell[]): Cell[] => gather(cells, ({ mark, total }) => total - mark)

/** How many of those who answered chose an option, in percent. Interval: Wilson's. */
export const shareFigure = (chosen: number, answered: number): Figure => {
  if (answered === 0) return gap('no attempts')
  const [low, high] = wilson(chosen / answered, answered)
  return known((100 * chosen) / answered, [100 * low, 100 * high])
}

/**
 * The mean total of those who chose an option, from their number, sum and sum of squares. Interval: Student's
 * t.
 */
export const meanTotalFigure = ({ n, p, pp }: { n: number; p: number; pp: number }): Figure => {
  if (n === 0) return gap('no attempts')
  const mean = p / n
  if (n === 1) return known(mean, null, 'one attempt')
  const reach = tQuantile(n - 1) * Math.sqrt(variance({ n, m2: Math.max(0, pp / n - mean * mean) }) / n)
  return known(mean, [Math.max(0, mean - reach), Math.min(100, mean + reach)])
}
