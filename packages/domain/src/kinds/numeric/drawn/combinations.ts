import { readDecimal } from '../read-number.ts'
import type { Values } from './formula.ts'
import { type Variable, namesOf } from './schema.ts'

/** What arithmetic with doubles may add to a number of steps. */
const epsilon = 1e-9

const decimalsOf = (written: string): number => {
  const [digits = '', exponent = '0'] = written.trim().toLowerCase().split('e')
  return Math.min(15, Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent)))
}

/** The values of one variable, as they are written, by their index from 0. */
type Choices = { names: readonly string[]; size: number; at: (index: number) => readonly string[] }

const none: Choices = { names: [], size: 0, at: () => [] }

const choicesOf = (one: Variable): Choices => {
  const names = namesOf(one)
  if (one.by === 'rows') return { names, size: one.rows.length, at: (index) => one.rows[index] ?? [] }
  const [from, to, step] = [one.from, one.to, one.step].map(readDecimal)
  if (from === undefined || to === undefined || step === undefined || step <= 0 || to < from) return none
  const decimals = Math.max(decimalsOf(one.from), decimalsOf(one.step))
  return {
    names,
    size: Math.floor((to - from) / step + epsilon) + 1,
    at: (index) => [(from + index * step).toFixed(decimals)],
  }
}

/** How many different combinations of values can be drawn; 0 if a variable can have none. */
export const countVariants = (variables: readonly Variable[]): number =>
  variables.reduce((count, one) => count * choicesOf(one).size, 1)

/**
 * Returns a function that gives the values of a variant as they are written, by the names of the variables. A variant
 * is the number of a combination, from 0. The same number gives the same values for ever, because papers store it.
 */
export const createDraw = (
  variables: readonly Variable[],
): ((variant: number) => ReadonlyMap<string, string>) => {
  const choices = variables.map(choicesOf)
  return (variant) => {
    const written = new Map<string, string>()
    let rest = variant
    for (const { names, size, at } of choices) {
      const values = at(rest % Math.max(1, size))
      rest = Math.floor(rest / Math.max(1, size))
      for (const [index, name] of names.entries()) written.set(name, values[index] ?? '')
    }
    return written
  }
}

/** Writes values as people read them: "a = 3, b = 4". */
export const valuesInWords = (written: ReadonlyMap<string, string>): string =>
  [...written].map(([name, value]) => `${name} = ${value}`).join(', ')

export const toNumbers = (written: ReadonlyMap<string, string>): Values =>
  new Map([...written].map(([name, value]) => [name, plainNumber(value) ?? readDecimal(value) ?? NaN]))

/** Reads what most values are, which is a hundred times as fast as reading all ways to write a number. */
const plainNumber = (written: string): number | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined
