import { readDecimal } from '@quizwright/domain/kinds/numeric/read-number.ts'
import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import { isDrawn } from '@quizwright/domain/kinds/numeric/drawn/drawn-key.ts'
import { calculatedElements } from './drawn/moodle.ts'
import { escapeXml } from '../../write/html.ts'
import { aroundOf, isAround } from '../../write/typed-forms.ts'
import { moodleAnswer } from '../accepted-lines.ts'
import { decimalOf } from '../decimal.ts'

export const isHeldByMoodle = (numeric: Numeric): boolean => {
  const { presentation, key } = numeric
  const names = key.units.map(({ name }) => name)
  const areUnitsHeld =
    presentation.unit === 'none' ||
    (presentation.unit === 'typed' && key.units.length > 0) ||
    (presentation.unit === 'chosen' && presentation.units.join('\n') === names.join('\n'))
  const areNumbersHeld = isDrawn(numeric) || key.accepted.every(isAround)
  return areUnitsHeld && areNumbersHeld && key.units.every(({ also }) => also.length === 0)
}

/** Moodle's multiplier says how many of a unit are one of the first. */
const multiplierOf = (factor: string): string => decimalOf(1 / (readDecimal(factor) || 1))

const unitElements = ({ presentation, key }: Numeric): string[] => {
  const isGiven = presentation.unit === 'typed' || presentation.unit === 'chosen'
  const { share, of } = key.unit_costs
  const units = key.units.map(
    ({ name, factor }) =>
      `<unit><multiplier>${multiplierOf(factor)}</multiplier><unit_name>${escapeXml(name)}</unit_name></unit>`,
  )
  const howGiven = presentation.unit === 'chosen' ? 2 : 0
  return [
    ...(units.length > 0 ? [`<units>${units.join('')}</units>`] : []),
    `<unitgradingtype>${!isGiven || share === 0 ? 0 : of === 'all' ? 2 : 1}</unitgradingtype>`,
    `<unitpenalty>${share / 100}</unitpenalty>`,
    `<showunits>${isGiven ? howGiven : 3}</showunits><unitsleft>0</unitsleft>`,
  ]
}

export const moodleElements = (numeric: Numeric): string[] => [
  ...(isDrawn(numeric) ? (calculatedElements(numeric) ?? []) : numericalElements(numeric)),
  ...unitElements(numeric),
]

const numericalElements = ({ key }: Numeric): string[] =>
  key.accepted.map((one) => {
    const [value, around] = aroundOf(one)
    return moodleAnswer(one, value, `<tolerance>${around}</tolerance>`)
  })
