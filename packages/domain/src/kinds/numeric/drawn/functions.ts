import { roundToDecimals, roundToDigits } from '../round.ts'

/** A function of formulas, and how many values it takes. */
export type FormulaFunction = { from: number; to: number; call: (...values: number[]) => number }

const one = (call: (value: number) => number): FormulaFunction => ({ from: 1, to: 1, call })
const two = (call: (first: number, second: number) => number): FormulaFunction => ({ from: 2, to: 2, call })
const many = (call: (...values: number[]) => number): FormulaFunction => ({ from: 1, to: Infinity, call })

/** More would exceed what a number of double precision can hold. */
const largestFactorial = 170

/** The product of the whole numbers from `from` to `to`; NaN for more factors than a number can hold. */
const product = (from: number, to: number): number => {
  if (!Number.isInteger(from) || !Number.isInteger(to) || to - from >= largestFactorial) return NaN
  let result = 1
  for (let factor = from; factor <= to; factor++) result *= factor
  return result
}
const areCounts = (n: number, k: number): boolean =>
  Number.isInteger(n) && Number.isInteger(k) && k >= 0 && n >= k
const permutations = (n: number, k: number): number => (areCounts(n, k) ? product(n - k + 1, n) : NaN)
const combinations = (n: number, k: number): number => {
  const fewer = Math.min(k, n - k)
  return areCounts(n, k) ? Math.round(permutations(n, fewer) / product(1, fewer)) : NaN
}

/** The remainder with the sign of the divisor, as in mathematics and spreadsheets. */
const modulo = (value: number, divisor: number): number => value - divisor * Math.floor(value / divisor)

/** How many digits a value can be rounded to. */
const digitsFrom = (value: number): number => Math.min(15, Math.max(-15, Math.trunc(value)))

/**
 * All functions of formulas. Angles are in radians. `log` needs its base, because some read log(x) as ln(x) and others
 * as log10(x).
 */
export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map<string, FormulaFunction>([
  ...['abs', 'sqrt', 'cbrt', 'exp', 'log2', 'log10', 'floor', 'ceil', 'sign'].map(
    (name): [string, FormulaFunction] => [name, one(Math[name as 'abs'])],
  ),
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'].map(
    (name): [string, FormulaFunction] => [name, one(Math[name as 'sin'])],
  ),
  ['atan2', two(Math.atan2)],
  ['pow', two((base, exponent) => base ** exponent)],
  ['ln', one(Math.log)],
  ['log', two((value, base) => Math.log(value) / Math.log(base))],
  ['mod', two(modulo)],
  ['min', many(Math.min)],
  ['max', many(Math.max)],
  ['fact', one((n) => (n >= 0 && n <= largestFactorial ? product(1, n) : NaN))],
  ['comb', two(combinations)],
  ['perm', two(permutations)],
  ['radians', one((degrees) => (degrees * Math.PI) / 180)],
  ['degrees', one((radians) => (radians * 180) / Math.PI)],
  ['round', { from: 1, to: 2, call: (value, n = 0) => roundToDecimals(value, digitsFrom(n)) }],
  ['digits', two((value, n) => roundToDigits(value, Math.max(1, digitsFrom(n))))],
])

export const formulaConstants: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
])
