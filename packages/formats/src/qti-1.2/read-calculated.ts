import { defined, entryOf } from '@quizwright/domain/defined.ts'
import { drawnLimits } from '@quizwright/domain/kinds/numeric/drawn/limits.ts'
import type { Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { typedAnswer } from '../entry/typed-settings.ts'
import { decimalOf } from '../kinds/decimal.ts'
import { formulaOfCanvas } from '../kinds/numeric/drawn/canvas-formula.ts'
import { safeNames } from '../kinds/numeric/drawn/safe-names.ts'
import { attribute, childNamed, childrenNamed, descendants, type Element, textOf } from '../xml/tree.ts'

const valueOf = (element: Element | undefined, name: string): string =>
  textOf(childNamed(element, name)).trim()

const rangeOf = (variable: Element, name: string): Variable => {
  const decimals = Math.max(0, Math.min(9, Number(attribute(variable, 'scale')) || 0))
  const [from, to] = ['min', 'max'].map((end) => Number(valueOf(variable, end)) || 0)
  return {
    by: 'range',
    name,
    from: defined(from, 'from').toFixed(decimals),
    to: defined(to, 'to').toFixed(decimals),
    step: decimalOf(10 ** -decimals),
  }
}

/** "0.1", or "5%". */
const toleranceOf = (written: string): string => {
  const amount = Math.abs(Number(written.replace('%', ''))) || 0
  if (amount === 0) return ''
  return written.includes('%') ? ` +- ${decimalOf(amount)} %` : ` +- ${decimalOf(amount)}`
}

type Calculated = Pick<RawQuestion, 'kind' | 'answer' | 'typed'> & {
  /** Puts the places of values into a text of the question. */
  inText: (text: string) => string
}

/** Reads a formula question of Canvas; undefined if a formula of it can not be said here. */
export const readCalculated12 = (item: Element): Calculated | undefined => {
  const [calculated] = descendants(item, 'calculated')
  const variables = childrenNamed(childNamed(calculated, 'vars'), 'var').slice(0, drawnLimits.variables)
  const names = safeNames(variables.map((one) => attribute(one, 'name') ?? ''))
  const formulas = childNamed(calculated, 'formulas')
  const formula = formulaOfCanvas(childrenNamed(formulas, 'formula').map(textOf), names)
  if (variables.length === 0 || formula === undefined) return undefined
  const decimals = attribute(formulas, 'decimal_places') ?? ''
  const rounded =
    /^\d$/.test(decimals) && !/^[-\d.]+$/.test(formula) ? `round(${formula}, ${decimals})` : formula
  const text = `${rounded}${toleranceOf(valueOf(calculated, 'answer_tolerance'))}`
  return {
    kind: 'number',
    ...typedAnswer([{ text, share: 100 }], {
      variables: variables.map((one) => rangeOf(one, entryOf(names, attribute(one, 'name') ?? ''))),
    }),
    inText: (shown) =>
      shown.replaceAll(/\[\s*([^[\]]+?)\s*\]/g, (whole, name: string) =>
        names.has(name) ? `[[${entryOf(names, name)}]]` : whole,
      ),
  }
}
