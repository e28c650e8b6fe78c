import { elementAt, lastOf } from '@quizwright/domain/defined.ts'

/** An observation: its predictors, whether the outcome was observed, and its weight. */
export type Observation = { predictors: readonly number[]; outcome: boolean; weight: number }

const mostSteps = 30
/** The iteration stops when no coefficient changes by more. */
const smallChange = 1e-9

/**
 * Logistic regression by Newton's method, with `penalties` on the squared coefficients (ridge; le Cessie and van
 * Houwelingen 1992, Applied Statistics 41).
 */
export const regress = (observations: readonly Observation[], penalties: readonly number[]): number[] => {
  const size = penalties.length
  let coefficients = penalties.map(() => 0)
  for (let step = 0; step < mostSteps; step += 1) {
    const gradient = penalties.map((penalty, index) => penalty * elementAt(coefficients, index))
    const hessian = penalties.map((penalty, row) =>
      penalties.map((_, column) => (row === column ? penalty : 0)),
    )
    for (const { predictors, outcome, weight } of observations) {
      const logOdds = predictors.reduce(
        (sum, value, index) => sum + value * elementAt(coefficients, index),
        0,
      )
      const probability = 1 / (1 + Math.exp(-logOdds))
      const error = weight * (probability - (outcome ? 1 : 0))
      const spread = weight * probability * (1 - probability)
      for (let row = 0; row < size; row += 1) {
        gradient[row]! += error * elementAt(predictors, row)
        for (let column = 0; column < size; column += 1)
          elementAt(hessian, row)[column]! +=
            spread * elementAt(predictors, row) * elementAt(predictors, column)
      }
    }
    const change = solve(hessian, gradient)
    coefficients = coefficients.map((value, index) => value - elementAt(change, index))
    if (change.every((value) => Math.abs(value) < smallChange)) break
  }
  return coefficients
}

/** Solves a system of linear equations by Gaussian elimination with pivoting. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, index) => [...row, elementAt(right, index)])
  for (const [place] of rows.entries()) {
    const pivot = rows
      .slice(place)
      .reduce(
        (best, row, offset) =>
          Math.abs(elementAt(row, place)) > Math.abs(elementAt(elementAt(rows, best), place))
            ? place + offset
            : best,
        place,
      )
    const swapped = elementAt(rows, place)
    rows[place] = elementAt(rows, pivot)
    rows[pivot] = swapped
    for (const [index, row] of rows.entries()) {
      if (index === place) continue
      const factor = elementAt(row, place) / elementAt(elementAt(rows, place), place)
      rows[index] = row.map((value, column) => value - factor * elementAt(elementAt(rows, place), column))
    }
  }
  return rows.map((row, index) => lastOf(row) / elementAt(row, index))
}
