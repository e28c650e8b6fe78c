import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * The figures computed directly from their definitions, from each attempt's marks and without counts. Tests compare
 * the production figures with them. A row of `marks` is an attempt. Sums of squares are divided by n - 1.
 */
type Marks = readonly (readonly number[])[]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length
const covariance = (one: readonly number[], other: readonly number[]): number => {
  const [middle, otherMiddle] = [mean(one), mean(other)]
  const products = one.map((value, index) => (value - middle) * (elementAt(other, index) - otherMiddle))
  return sum(products) / (one.length - 1)
}
const variance = (values: readonly number[]): number => covariance(values, values)
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

export const directQuizFigures = (marks: Marks) => {
  const totals = marks.map(sum)
  const [s, middle] = [totals.length, mean(totals)]
  const m = (power: number): number => mean(totals.map((total) => (total - middle) ** power))
  const k2 = (s * m(2)) / (s - 1)
  const k3 = (s ** 2 * m(3)) / ((s - 1) * (s - 2))
  const k4 = (s ** 2 * ((s + 1) * m(4) - 3 * (s - 1) * m(2) ** 2)) / ((s - 1) * (s - 2) * (s - 3))
  const count = elementAt(marks, 0).length
  const variances = elementAt(marks, 0).map((_, question) =>
    variance(marks.map((row) => elementAt(row, question))),
  )
  const alpha = (count / (count - 1)) * (1 - sum(variances) / k2)
  const errorRatio = 100 * Math.sqrt(1 - alpha)
  const sorted = ascending(totals)
  return {
    mean: middle,
    median: (elementAt(sorted, Math.floor((s - 1) / 2)) + elementAt(sorted, Math.floor(s / 2))) / 2,
    sd: Math.sqrt(k2),
    skewness: k3 / k2 ** 1.5,
    kurtosis: k4 / k2 ** 2,
    cic: 100 * alpha,
    errorRatio,
    standardError: (errorRatio * Math.sqrt(k2)) / 100,
  }
}

export const directQuestionFigures = (marks: Marks, question: number, maximumMark: number) => {
  const of = marks.map((row) => elementAt(row, question))
  const totals = marks.map(sum)
  const rest = totals.map((total, index) => total - elementAt(of, index))
  const roots = elementAt(marks, 0).map((_, other) =>
    Math.sqrt(
      Math.max(
        0,
        covariance(
          marks.map((row) => elementAt(row, other)),
          totals,
        ),
      ),
    ),
  )
  return {
    facility: (100 * mean(of)) / maximumMark,
    sd: (100 * Math.sqrt(variance(of))) / maximumMark,
    discrimination: (100 * covariance(of, rest)) / Math.sqrt(variance(of) * variance(rest)),
    efficiency: (100 * covariance(of, rest)) / covariance(ascending(of), ascending(rest)),
    effectiveWeight: covariance(of, totals) < 0 ? null : (100 * elementAt(roots, question)) / sum(roots),
  }
}
