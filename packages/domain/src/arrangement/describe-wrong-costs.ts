import { formatNumber, roundTo } from '../rules/format-number.ts'
import { countOf } from '../rules/plural.ts'

/** The shares that teachers name: half, a third, a quarter. */
const fractions: readonly (readonly [number, string])[] = [
  [1 / 2, 'half'],
  [1 / 3, 'a third'],
  [1 / 4, 'a quarter'],
  [1 / 5, 'a fifth'],
  [1, 'all'],
]

/** Says what a wrong answer costs: "a quarter of the marks of its question". */
export const describeWrongCosts = (wrongCosts: number): string => {
  const named = fractions.find(([share]) => Math.abs(share - wrongCosts) < 0.001)
  const share = named ? named[1] : `${formatNumber(Math.round(wrongCosts * 1_000) / 10)}%`
  return `${share} of the marks of its question`
}

/** Says what a wrong answer to a question costs: "0.25 marks". */
export const costInMarks = (wrongCosts: number, totalMarks: number): string =>
  countOf(roundTo(wrongCosts * totalMarks, 2), 'mark')
