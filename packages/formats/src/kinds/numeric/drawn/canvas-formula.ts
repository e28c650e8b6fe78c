import { type Dialect, printFormula } from '@quizwright/domain/kinds/numeric/drawn/print-formula.ts'
import { elementAt, entryOf } from '@quizwright/domain/defined.ts'

/** Functions that Canvas has by the same name and meaning. */
const same = new Set(
  'abs sqrt exp floor ceil sin cos tan asin acos atan pow min max ln round fact comb perm'.split(' '),
)
const other = new Map([
  ['deg_to_rad', 'radians'],
  ['rad_to_deg', 'degrees'],
])

const dialect = (defined: ReadonlyMap<string, string>): Dialect => ({
  name: (name) => (defined.has(name) ? `(${entryOf(defined, name)})` : name),
  call: (name, values) => {
    // The base of Canvas's log is 10 unless a second value says it.
    if (name === 'log' && values.length === 1) return `log10(${elementAt(values, 0)})`
    if (name === 'log') return `log(${values.join(', ')})`
    const own = other.get(name) ?? (same.has(name) ? name : undefined)
    return own === undefined ? undefined : `${own}(${values.join(', ')})`
  },
})

/** Reads the formulas of Canvas: the last is the answer, those before it may define names. */
export const formulaOfCanvas = (
  formulas: readonly string[],
  names: ReadonlyMap<string, string>,
): string | undefined => {
  const defined = new Map(names)
  let last: string | undefined
  for (const [index, written] of formulas.entries()) {
    const [, name, right = written] = /^\s*([A-Za-z_]\w*)\s*=(?!=)(.+)$/.exec(written) ?? []
    last = printFormula(right, dialect(defined))
    if (last === undefined) return undefined
    if (name !== undefined && index < formulas.length - 1) defined.set(name, last)
  }
  return last
}
