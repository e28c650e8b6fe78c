import { kindLimits } from '../../../limits.ts'
import { withAccepted } from '../../with-accepted.ts'
import type { Numeric } from '../schema.ts'
import { isDrawn } from './drawn-key.ts'
import { readFormula } from './formula.ts'
import { namesOf } from './schema.ts'

const known = ({ variables = [] }: Numeric): Set<string> => new Set(variables.flatMap(namesOf))

/**
 * Accepts a formula too, with the tolerance of the first one. Undefined if it is none of these variables. A number is a
 * formula that has the same value for everybody.
 */
export const acceptFormula = (numeric: Numeric, text: string, share: number): Numeric | undefined => {
  const { accepted } = numeric.key
  const formula = readFormula(text)
  if ('wrong' in formula || ![...formula.names].every((name) => known(numeric).has(name))) return undefined
  const others = accepted.filter(({ value }) => value.trim() !== text.trim())
  const first = accepted.find(({ tolerance }) => tolerance.by !== 'range')
  if (others.length >= kindLimits.acceptedNumbers) return undefined
  const added = {
    value: text.trim(),
    tolerance: first?.tolerance ?? { by: 'absolute' as const, amount: '0' },
    share,
  }
  return { ...numeric, key: { ...numeric.key, accepted: withAccepted(others, added) } }
}

/** The share that a formula of the key earns; 0 if it is none of them. Undefined where nothing is drawn. */
export const shareOfFormula = (numeric: Numeric, text: string): number | undefined => {
  if (!isDrawn(numeric)) return undefined
  return (numeric.key.accepted.find(({ value }) => value.trim() === text.trim())?.share ?? 0) / 100
}
