import { decimalOf } from '../kinds/decimal.ts'
import { lookUp } from '../entry/look-up.ts'
import { mathOperators } from '../kinds/numeric/drawn/qti-formula.ts'
import { type Element, elementsOf, textOf } from '../xml/tree.ts'

const functionOf = new Map([...mathOperators].map(([own, name]) => [name.toLowerCase(), own]))

/** Operators with any number of values, or with two. */
const signs: Readonly<Record<string, string>> = {
  sum: ' + ',
  subtract: ' - ',
  product: ' * ',
  divide: ' / ',
  power: ' ^ ',
}

const roundedBy = ({ attributes }: Element, value: string): string => {
  const figures = Number(attributes.figures ?? 0)
  const isOfDigits = /significant/i.test(attributes.roundingmode ?? 'significantFigures')
  return `${isOfDigits ? 'digits' : 'round'}(${value}, ${figures})`
}

/** Brackets, unless it is one name, one number or one call. */
const bracketed = (formula: string): string =>
  /^(?:[A-Za-z_]\w*|[\d.]+(?:e[+-]?\d+)?)$/.test(formula) ? formula : `(${formula})`

/**
 * Writes an expression of QTI as a formula. `known` has what each template variable stands for. Undefined if it has
 * something that formulas have not.
 */
export const formulaOf = (expression: Element, known: ReadonlyMap<string, string>): string | undefined => {
  const { name, attributes } = expression
  if (name === 'basevalue') {
    const value = Number(textOf(expression).trim())
    return textOf(expression).trim() !== '' && Number.isFinite(value) ? decimalOf(value) : undefined
  }
  if (name === 'variable') return known.get(attributes.identifier ?? '')
  if (name === 'mathconstant') return /^(?:pi|e)$/.test(attributes.name ?? '') ? attributes.name : undefined
  const values = elementsOf(expression).flatMap((one) => formulaOf(one, known) ?? [])
  const [first] = values
  if (first === undefined || values.length !== elementsOf(expression).length) return undefined
  const sign = lookUp(signs, name)
  if (sign !== undefined) return values.map(bracketed).join(sign)
  if (name === 'min' || name === 'max') return `${name}(${values.join(', ')})`
  if (name === 'roundto') return roundedBy(expression, first)
  if (name === 'round') return `round(${first})`
  if (name === 'integermodulus') return `mod(${values.join(', ')})`
  if (name === 'integerdivide') return `floor(${values.map(bracketed).join(' / ')})`
  if (name === 'integertofloat') return first
  const own = name === 'mathoperator' ? functionOf.get((attributes.name ?? '').toLowerCase()) : undefined
  return own === undefined ? undefined : `${own}(${values.join(', ')})`
}
