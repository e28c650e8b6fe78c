import { type Dialect, printFormula } from '@quizwright/domain/kinds/numeric/drawn/print-formula.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

/** Functions that Moodle has by the same name and meaning. */
const same = new Set(
  (
    'abs sqrt exp floor ceil sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh pow min max ' +
    'log10 round'
  ).split(' '),
)
const ours = new Map([
  ['radians', 'deg2rad'],
  ['degrees', 'rad2deg'],
  ['ln', 'log'],
])
const theirs = new Map([...ours].map(([one, other]) => [other, one]))

const toMoodle: Dialect = {
  name: (name) => (name === 'pi' ? 'pi()' : name === 'e' ? 'exp(1)' : `{${name}}`),
  call: (name, values) => {
    if (same.has(name)) return `${name}(${values.join(',')})`
    const other = ours.get(name)
    if (other !== undefined) return `${other}(${values.join(',')})`
    // Moodle's log takes a base as its second value.
    if (name === 'log') return `log(${values.join(',')})`
    return name === 'log2' ? `log(${values.join(',')},2)` : undefined
  },
  power: (base, exponent) => `pow(${base},${exponent})`,
}

/** Writes a formula as Moodle has it: "{a}*pow({b},2)". */
export const moodleFormula = (formula: string): string | undefined => printFormula(formula, toMoodle)

const fromMoodle: Dialect = {
  name: (name) => name,
  call: (name, values) => {
    if (name === 'pi' && values.length === 0) return 'pi'
    if (name === 'log' && values.length === 2) return `log(${values.join(', ')})`
    const own = theirs.get(name) ?? (same.has(name) ? name : undefined)
    return own === undefined ? undefined : `${own}(${values.join(', ')})`
  },
}

/** Names of variables in braces. */
const braced = /\{\s*([^{}=]+?)\s*\}/g

/** Writes the names in braces as variables of ours. */
const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(braced, (whole, name: string) => names.get(name) ?? whole)

export const formulaOfMoodle = (text: string, names: ReadonlyMap<string, string>): string | undefined =>
  printFormula(withNames(text, names), fromMoodle)

/** Reads a text of Moodle in which values stand: "{a}" and "{={a}*2}". */
export const textOfMoodle = (text: string, names: ReadonlyMap<string, string>): string =>
  text
    .replaceAll(/\{=((?:[^{}]|\{[^{}]*\})+)\}/g, (whole, inside: string) => {
      const formula = formulaOfMoodle(inside, names)
      return formula === undefined ? whole : `[[=${formula}]]`
    })
    .replaceAll(braced, (whole, name: string) => (names.has(name) ? `[[${entryOf(names, name)}]]` : whole))
