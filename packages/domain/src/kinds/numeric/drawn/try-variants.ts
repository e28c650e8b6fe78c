import { below, createPcg } from '../../../arrangement/pcg.ts'
import { createDraw, toNumbers } from './combinations.ts'
import type { Formula, Values } from './formula.ts'
import type { Variable } from './schema.ts'

/** So many combinations are tried; where there are more, as many of them. */
const mostTried = 10_000
/** So many steps of formulas are computed for one question, so that a long one costs no more time. */
const mostSteps = 300_000

export type Fault = {
  formula: Formula
  dividesByZero: boolean
  /** The values for which it has none. */
  written: ReadonlyMap<string, string>
}

/** How many of so many variants are tried with formulas that take so many steps together. */
const countTried = (variants: number, steps: number): number =>
  Math.min(variants, mostTried, Math.max(100, Math.floor(mostSteps / Math.max(1, steps))))

/** The variants that are tried: all, or of each of as many equal parts one that is chosen by chance. */
function* triedOf(variants: number, tried: number): Generator<number> {
  const next = createPcg(1n, 1n)
  for (let index = 0; index < tried; index++) {
    const from = Math.floor((index * variants) / tried)
    const to = Math.floor(((index + 1) * variants) / tried)
    yield to - from <= 1 ? from : from + below(next, to - from)
  }
}

const faultOf = (formula: Formula, values: Values): Pick<Fault, 'dividesByZero'> | undefined => {
  const value = formula.valueFor(values)
  if (value === undefined) return { dividesByZero: true }
  return Number.isFinite(value) ? undefined : { dividesByZero: false }
}

/** Looks for values that can be drawn for which a formula has no value. Also returns how many were tried. */
export const tryVariants = (
  variables: readonly Variable[],
  variants: number,
  formulas: readonly Formula[],
): { tried: number; fault?: Fault } => {
  const tried = countTried(
    variants,
    formulas.reduce((sum, { steps }) => sum + steps, variables.length),
  )
  const draw = createDraw(variables)
  for (const variant of triedOf(variants, tried)) {
    const written = draw(variant)
    const values = toNumbers(written)
    for (const formula of formulas) {
      const fault = faultOf(formula, values)
      if (fault) return { tried, fault: { formula, written, ...fault } }
    }
  }
  return { tried }
}
