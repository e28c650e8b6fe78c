import { elementAt } from '@quizwright/domain/defined.ts'
import { countVariants, createDraw } from '@quizwright/domain/kinds/numeric/drawn/combinations.ts'
import { mapPlaces } from '@quizwright/domain/kinds/numeric/drawn/in-text.ts'
import { mapTexts } from '@quizwright/domain/kinds/numeric/drawn/map-texts.ts'
import { namesOf } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import { readDecimal } from '@quizwright/domain/kinds/numeric/read-number.ts'
import type { AcceptedNumber, Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { escapeXml } from '../../../write/html.ts'
import { moodleAnswer } from '../../accepted-lines.ts'
import { decimalOf } from '../../decimal.ts'
import { moodleFormula } from './moodle-formula.ts'

/** Moodle has at most so many sets of values. */
const mostSets = 100

/** Moodle always rounds. So many significant digits, its most, stand for none. */
export const unrounded = 9

type Rounded = { formula: string; length: number; format: 1 | 2 }

/** A formula without its rounding, which Moodle has beside it. */
const roundedOf = (formula: string): Rounded => {
  const outer = /^\s*(round|digits)\((.*),\s*(\d)\s*\)\s*$/s.exec(formula)
  const inside = outer && moodleFormula(elementAt(outer, 2))
  if (!outer || inside === undefined) return { formula, length: unrounded, format: 2 }
  return { formula: elementAt(outer, 2), length: Number(outer[3]), format: outer[1] === 'round' ? 1 : 2 }
}

const types: Partial<Record<AcceptedNumber['tolerance']['by'], 1 | 2 | 3>> = {
  relative: 1,
  absolute: 2,
  ratio: 3,
}

const answerOf = (one: AcceptedNumber): string | undefined => {
  const { tolerance } = one
  const type = types[tolerance.by]
  if (type === undefined || tolerance.by === 'range') return undefined
  const { formula, length, format } = roundedOf(one.value)
  const written = moodleFormula(formula)
  const amount = readDecimal(tolerance.amount || '0')
  if (written === undefined || amount === undefined) return undefined
  return moodleAnswer(
    one,
    written,
    `<tolerance>${type === 2 ? decimalOf(amount) : decimalOf(amount / 100)}</tolerance>` +
      `<tolerancetype>${type}</tolerancetype><correctanswerformat>${format}</correctanswerformat>` +
      `<correctanswerlength>${length}</correctanswerlength>`,
  )
}

/** The variants that a file has: all, or as many as Moodle takes, spread over all. */
const writtenVariants = ({ variables = [] }: Numeric): number[] => {
  const variants = countVariants(variables)
  const sets = Math.min(variants, mostSets)
  return Array.from({ length: sets }, (_, index) => Math.floor((index * variants) / sets))
}

const element = (name: string, text: string): string => `<${name}><text>${escapeXml(text)}</text></${name}>`

const datasetOf = (name: string, values: readonly string[]): string => {
  const numbers = values.map((value) => readDecimal(value) ?? 0)
  const decimals = Math.max(0, ...values.map((value) => (value.split('.')[1] ?? '').length))
  return [
    '<dataset_definition>',
    element('status', 'private'),
    element('name', name),
    '<type>calculated</type>',
    element('distribution', 'uniform'),
    element('minimum', String(Math.min(...numbers))),
    element('maximum', String(Math.max(...numbers))),
    element('decimals', String(decimals)),
    `<itemcount>${values.length}</itemcount>`,
    '<dataset_items>',
    ...values.map(
      (value, index) =>
        `<dataset_item><number>${index + 1}</number><value>${escapeXml(value)}</value></dataset_item>`,
    ),
    `</dataset_items><number_of_items>${values.length}</number_of_items></dataset_definition>`,
  ].join('')
}

/** The elements of a calculated question; undefined if Moodle can not ask it. */
export const calculatedElements = (numeric: Numeric): string[] | undefined => {
  const { variables = [], key } = numeric
  const answers = key.accepted.map(answerOf)
  if (answers.includes(undefined)) return undefined
  const draw = createDraw(variables)
  const sets = writtenVariants(numeric).map(draw)
  const datasets = variables.flatMap(namesOf).map((name) =>
    datasetOf(
      name,
      sets.map((set) => set.get(name) ?? ''),
    ),
  )
  return [
    '<synchronize>0</synchronize>',
    ...answers.flatMap((one) => one ?? []),
    `<dataset_definitions>${datasets.join('')}</dataset_definitions>`,
  ]
}

/** The question with its values in braces. */
export const withBraces = (question: QuestionContent): QuestionContent =>
  mapTexts(question, (text) =>
    mapPlaces(text, (inside, isComputed) => {
      if (!isComputed) return `{${inside}}`
      const formula = moodleFormula(inside)
      return formula === undefined ? undefined : `{=${formula}}`
    }),
  )

/** How much of what is drawn Moodle can hold: all combinations, or some. */
export const drawnInMoodle = (question: QuestionContent, numeric: Numeric): 'all' | 'some' | 'none' => {
  if (calculatedElements(numeric) === undefined || JSON.stringify(withBraces(question)).includes('[[='))
    return 'none'
  return countVariants(numeric.variables ?? []) <= mostSets ? 'all' : 'some'
}
