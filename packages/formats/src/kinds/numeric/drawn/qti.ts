import { elementAt } from '@quizwright/domain/defined.ts'
import { computedIn, mapPlaces } from '@quizwright/domain/kinds/numeric/drawn/in-text.ts'
import { namesOf, type Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import { readDecimal } from '@quizwright/domain/kinds/numeric/read-number.ts'
import type { AcceptedNumber, Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { type QtiMarkup, qtiMarkup } from '../../../write/qti/qti-markup.ts'
import { decimalOf } from '../../decimal.ts'
import { isPointed, isWithoutUnit } from '../../written-numbers.ts'
import { qtiFormula } from './qti-formula.ts'

/** The formulas whose values a question shows, each of which is a template variable. */
const shownFormulas = ({ question, solution }: QuestionContent): string[] => [
  ...new Set([...computedIn(question), ...computedIn(solution)].map((formula) => formula.trim())),
]
const computedName = (index: number): string => `COMPUTED_${index + 1}`

const formulasOf = ({ value, tolerance }: AcceptedNumber): string[] =>
  tolerance.by === 'range' ? [tolerance.low, tolerance.high] : [value]

const canCompare = ({ tolerance }: AcceptedNumber): boolean =>
  tolerance.by === 'range' || (tolerance.by !== 'ratio' && isPointed(tolerance.amount))

/** How much of what is drawn QTI can hold. */
export const drawnInQti = (question: QuestionContent, numeric: Numeric): 'all' | 'none' => {
  const { variables = [], key } = numeric
  const values = variables.flatMap((one) =>
    one.by === 'range' ? [one.from, one.to, one.step] : one.rows.flat(),
  )
  const texts = [
    question.equation,
    question.solution_equation,
    question.image_description ?? '',
    question.solution_image_description ?? '',
    question.when_right ?? '',
    question.when_wrong ?? '',
  ]
  const formulas = [...key.accepted.flatMap(formulasOf), ...shownFormulas(question)]
  const isHeld =
    isWithoutUnit(numeric) &&
    key.accepted.every(canCompare) &&
    values.every(isPointed) &&
    // A value inside of a formula would be an element in its TeX.
    !texts.some((text) => text.includes('[[')) &&
    !/\$[^$]*\[\[|\\\([^)]*\[\[/.test(question.question + question.solution) &&
    formulas.every((formula) => qtiFormula(qtiMarkup('3.0'), formula) !== undefined)
  return isHeld ? 'all' : 'none'
}

const number = ({ element }: QtiMarkup, written: string): string =>
  element('baseValue', { baseType: 'float' }, written)

/** A range as QTI draws it: whole steps from its beginning. */
const rangeExpression = (qti: QtiMarkup, one: Extract<Variable, { by: 'range' }>): string => {
  const { element } = qti
  const [from = 0, to = 0, step = 1] = [one.from, one.to, one.step].map(readDecimal)
  if ([from, to, step].every(Number.isInteger)) return element('randomInteger', { min: from, max: to, step })
  const steps = Math.floor((to - from) / step + 1e-9)
  return element(
    'sum',
    {},
    number(qti, one.from),
    element('product', {}, number(qti, one.step), element('randomInteger', { min: 0, max: steps })),
  )
}

const setValue = ({ element }: QtiMarkup, identifier: string, expression: string): string =>
  element('setTemplateValue', { identifier }, expression)

const ordered = (qti: QtiMarkup, values: readonly string[]): string =>
  qti.element('ordered', {}, ...values.map((value) => number(qti, value)))

/** The row that is drawn of the values that belong together. */
const rowName = (index: number): string => `ROW_${index + 1}`

const drawVariable = (qti: QtiMarkup, one: Variable, index: number): string[] => {
  if (one.by === 'range') return [setValue(qti, one.name, rangeExpression(qti, one))]
  const name = elementAt(one.names, 0)
  const columns = one.names.map((_, at) =>
    ordered(
      qti,
      one.rows.map((row) => row[at] ?? ''),
    ),
  )
  if (one.names.length === 1) return [setValue(qti, name, qti.element('random', {}, elementAt(columns, 0)))]
  const row = rowName(index)
  return [
    setValue(qti, row, qti.element('randomInteger', { min: 1, max: one.rows.length })),
    ...one.names.map((own, at) =>
      setValue(qti, own, qti.element('index', { n: row }, elementAt(columns, at))),
    ),
  ]
}

/** The declarations and the drawing of the values of a question, and its correct response. */
export const templatesOf = (question: QuestionContent, numeric: Numeric, qti: QtiMarkup): string => {
  const { element } = qti
  const { variables = [], key } = numeric
  const computed = shownFormulas(question)
  const names = [
    ...variables.flatMap((one, index) =>
      one.by === 'rows' && one.names.length > 1 ? [rowName(index), ...one.names] : namesOf(one),
    ),
    ...computed.map((_, index) => computedName(index)),
  ]
  const [best] = key.accepted.filter(({ share, tolerance }) => share === 100 && tolerance.by !== 'range')
  const right = best && qtiFormula(qti, best.value)
  return [
    ...names.map((identifier) =>
      element('templateDeclaration', {
        identifier,
        cardinality: 'single',
        baseType: identifier.startsWith('ROW_') ? 'integer' : 'float',
      }),
    ),
    element(
      'templateProcessing',
      {},
      ...variables.flatMap((one, index) => drawVariable(qti, one, index)),
      ...computed.map((formula, index) => setValue(qti, computedName(index), qtiFormula(qti, formula) ?? '')),
      right === undefined ? '' : element('setCorrectResponse', { identifier: 'RESPONSE' }, right),
    ),
  ].join('')
}

/** Puts the values into written texts. */
export const withPrinted = (question: QuestionContent, { element }: QtiMarkup, written: string): string => {
  const computed = shownFormulas(question)
  return mapPlaces(written, (inside, isComputed) => {
    const identifier = isComputed ? computedName(computed.indexOf(inside)) : inside
    return element('printedVariable', { identifier })
  })
}

/** The comparison with a formula. */
export const drawnComparison = (qti: QtiMarkup, { value, tolerance }: AcceptedNumber): string => {
  const { element } = qti
  const response = element('variable', { identifier: 'RESPONSE' })
  const compared = (name: string, attributes: Record<string, string>, formula: string): string =>
    element(name, attributes, response, qtiFormula(qti, formula) ?? '')
  if (tolerance.by === 'range')
    return element(
      'and',
      {},
      compared(tolerance.with_low ? 'gte' : 'gt', {}, tolerance.low),
      compared(tolerance.with_high ? 'lte' : 'lt', {}, tolerance.high),
    )
  const amount = decimalOf(readDecimal(tolerance.amount || '0') ?? 0)
  if (tolerance.by === 'digits' || tolerance.by === 'decimals') {
    const roundingMode = tolerance.by === 'digits' ? 'significantFigures' : 'decimalPlaces'
    return compared('equalRounded', { roundingMode, figures: amount }, value)
  }
  if (amount === '0') return compared('equal', { toleranceMode: 'exact' }, value)
  const toleranceMode = tolerance.by === 'relative' ? 'relative' : 'absolute'
  return compared('equal', { toleranceMode, tolerance: `${amount} ${amount}` }, value)
}
