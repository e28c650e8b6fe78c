import type { AddFinding, Asked } from '../../question-kind.ts'
import { judgeNumbers } from '../judge.ts'
import type { AcceptedNumber, Numeric } from '../schema.ts'
import { countVariants, valuesInWords } from './combinations.ts'
import { numericInVariant } from './drawn-key.ts'
import { type Formula, readFormula } from './formula.ts'
import { computedIn, shownIn } from './in-text.ts'
import { type AddError, judgeCount, judgeVariables } from './judge-variables.ts'
import { namesOf } from './schema.ts'
import { tryVariants } from './try-variants.ts'

const keyField = 'interaction.key.accepted'

const unknownName = (names: Iterable<string>, known: ReadonlySet<string>): string | undefined =>
  [...names].find((name) => !known.has(name))

/** Says why a text is no formula of these variables. Undefined if it is one. */
const wrongFormula = (text: string, known: ReadonlySet<string>): string | undefined => {
  const read = readFormula(text)
  if ('wrong' in read) return read.wrong
  const unknown = unknownName(read.names, known)
  return unknown === undefined ? undefined : `\`${unknown}\` is no variable of this question`
}

const judgeText = (text: string, known: ReadonlySet<string>, add: AddFinding): void => {
  const { names, wrong } = shownIn(text)
  const [first] = wrong
  if (first) add('error', 'formula', 'question', first.wrong)
  const unknown = unknownName(names, known)
  if (unknown !== undefined)
    add('error', 'variableUnknown', 'question', `\`${unknown}\` is no variable of this question`)
  if (names.size === 0)
    add(
      'hint',
      'variablesHidden',
      'question',
      'The text shows no variable: write it as [[a]] where it belongs',
    )
}

const formulasOf = ({ value, tolerance }: AcceptedNumber): string[] =>
  tolerance.by === 'range' ? [tolerance.low, tolerance.high] : [value]

const readAll = (texts: readonly string[]): Formula[] =>
  texts.flatMap((text) => {
    const read = readFormula(text)
    return 'wrong' in read ? [] : [read]
  })

/** Adds an error for values that can be drawn for which a formula has none, and says if not all were tried. */
const judgeVariants = (
  numeric: Numeric,
  shown: readonly string[],
  variants: number,
  add: AddFinding,
): void => {
  const { variables = [], key } = numeric
  const { tried, fault } = tryVariants(
    variables,
    variants,
    readAll([...key.accepted.flatMap(formulasOf), ...shown]),
  )
  if (fault)
    add(
      'error',
      'formulaValue',
      `${keyField}.0.value`,
      fault.dividesByZero
        ? `The formula divides by zero if ${valuesInWords(fault.written)}`
        : `The formula has no value if ${valuesInWords(fault.written)}`,
    )
  if (tried < variants)
    add(
      'hint',
      'variantsSampled',
      'interaction.variables',
      `There are ${variants} combinations of values: ${tried} of them were tried`,
    )
}

/** The values of so many variants show whether students can write the answer. */
const looked = 20
/** More digits than students write. */
const manyDigits = 6

const judgeExactness = (numeric: Numeric, variants: number, add: AddFinding): void => {
  for (let variant = 0; variant < Math.min(looked, variants); variant++)
    for (const [index, { value, tolerance }] of numericInVariant(numeric, variant).key.accepted.entries())
      if (
        tolerance.by === 'absolute' &&
        Number(tolerance.amount || 0) === 0 &&
        value.replaceAll(/\D/g, '').length > manyDigits
      )
        return add(
          'hint',
          'variantsExact',
          `${keyField}.${index}.tolerance.amount`,
          `Without a tolerance students must write all digits, such as ${value}`,
        )
}

/** Adds what is wrong with a question whose numbers are drawn. */
const judgeWhole = (asked: Asked, numeric: Numeric, add: AddFinding): void => {
  const { variables = [], key } = numeric
  let hasErrors = false
  const counting: AddFinding = (severity, ...finding) => {
    if (severity === 'error') hasErrors = true
    add(severity, ...finding)
  }
  const addError: AddError = (rule, field, message) => counting('error', rule, field, message)
  const known = new Set(variables.flatMap(namesOf))
  judgeVariables(variables, addError)
  judgeNumbers(key.accepted, keyField, counting, (text) => wrongFormula(text, known))
  const text = asked.question ?? ''
  judgeText(text, known, counting)
  const variants = countVariants(variables)
  judgeCount(variants, addError)
  if (hasErrors || variants === 0) return
  judgeVariants(numeric, computedIn(text), variants, add)
  judgeExactness(numeric, variants, add)
}

type Judged = { text: string | undefined; findings: Parameters<AddFinding>[] }
/** Trying thousands of combinations takes milliseconds, and most keys are pressed in other places. */
const judged = new WeakMap<Numeric, Judged>()

export const judgeDrawn = (asked: Asked, numeric: Numeric, add: AddFinding): void => {
  const known = judged.get(numeric)
  const findings: Judged['findings'] = known?.text === asked.question ? (known?.findings ?? []) : []
  if (!known || known.text !== asked.question) {
    judgeWhole(asked, numeric, (...finding) => findings.push(finding))
    judged.set(numeric, { text: asked.question, findings })
  }
  for (const finding of findings) add(...finding)
}
