import { kindLimits } from '@quizwright/domain/limits.ts'
import { readDecimal } from '@quizwright/domain/kinds/numeric/read-number.ts'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { readFormula } from '@quizwright/domain/kinds/numeric/drawn/formula.ts'
import { namesOf, type Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import type { AcceptedNumber, Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import { readAccepted } from '@quizwright/domain/kinds/numeric/written.ts'
import type { RawQuestion } from '../../entry/entry.ts'
import type { AcceptedLine } from '../../entry/typed-settings.ts'
import { feedbackField, linesOf } from '../accepted-lines.ts'

const isNumber = ({ value, tolerance }: AcceptedNumber): boolean =>
  (tolerance.by === 'range' ? [tolerance.low, tolerance.high] : [value, tolerance.amount]).every(
    (written) => written.length <= kindLimits.numberLength && readDecimal(written) !== undefined,
  )

/** Whether an accepted answer is a formula of these variables. */
const isFormulaOf = (variables: readonly Variable[]) => {
  const known = new Set(variables.flatMap(namesOf))
  const isFormula = (text: string): boolean => {
    const read = readFormula(text)
    return !('wrong' in read) && [...read.names].every((name) => known.has(name))
  }
  return ({ value, tolerance }: AcceptedNumber): boolean =>
    tolerance.by === 'range'
      ? isFormula(tolerance.low) && isFormula(tolerance.high)
      : isFormula(value) && readDecimal(tolerance.amount) !== undefined
}

/** Reads one accepted number: "3.14", "3.14 ± 0.01", "3 to 4". */
const numberOf = ({ text, share, feedback }: AcceptedLine): AcceptedNumber => {
  const said = feedbackField(feedback)
  const [, low, high] = /^(\S+) to (\S+)$/.exec(text) ?? []
  if (low !== undefined && high !== undefined)
    return {
      value: '',
      tolerance: { by: 'range', low, high, with_low: true, with_high: true },
      share,
      ...said,
    }
  return { ...readAccepted(text), share, ...said }
}

/** Returns undefined if an accepted answer is no number. */
export const readNumeric = ({ typed }: Pick<RawQuestion, 'typed'>): Numeric | undefined => {
  if (!typed) return undefined
  const accepted = linesOf(typed).map(numberOf)
  const { variables } = typed
  const isAccepted = variables ? isFormulaOf(variables) : isNumber
  if (accepted.length === 0 || accepted.length > kindLimits.acceptedNumbers || !accepted.every(isAccepted))
    return undefined
  const { presentation, key } = blankNumeric()
  return {
    kind: 'numeric',
    ...(variables && { variables: [...variables] }),
    presentation: typed.units?.presentation ?? presentation,
    key: {
      accepted,
      units: typed.units?.units ?? key.units,
      unit_costs: typed.units?.unit_costs ?? key.unit_costs,
    },
  }
}
