import { readDecimal } from '@quizwright/domain/kinds/numeric/read-number.ts'
import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { escapeXml } from './html.ts'
import { aroundOf, isAround, isMarkedAsInMoodle, patternOf, typedOf } from './typed-forms.ts'

/** Whether the file says everything about a typed answer; undefined for other questions. */
export const isTypedHeld = (question: QuestionContent): boolean | undefined => {
  const typed = typedOf(question)
  if (typed?.kind === 'short_answer') return isMarkedAsInMoodle(typed)
  if (!typed) return undefined
  const { presentation, key } = typed
  const names = key.units.map(({ name }) => name)
  const areUnitsHeld =
    presentation.unit === 'none' ||
    (presentation.unit === 'typed' && key.units.length > 0) ||
    (presentation.unit === 'chosen' && presentation.units.join('\n') === names.join('\n'))
  return areUnitsHeld && key.accepted.every(isAround) && key.units.every(({ also }) => also.length === 0)
}

const answer = (share: number, text: string, tolerance = ''): string =>
  `<answer fraction="${share}" format="moodle_auto_format"><text>${escapeXml(text)}</text>${tolerance}</answer>`

/** Moodle's multiplier says how many of a unit are one of the first. */
const multiplierOf = (factor: string): string =>
  String(Number((1 / (readDecimal(factor) || 1)).toPrecision(12)))

const unitElements = ({ presentation, key }: Numeric): string[] => {
  const isGiven = presentation.unit === 'typed' || presentation.unit === 'chosen'
  const { share, of } = key.unit_costs
  const units = key.units.map(
    ({ name, factor }) =>
      `<unit><multiplier>${multiplierOf(factor)}</multiplier><unit_name>${escapeXml(name)}</unit_name></unit>`,
  )
  return [
    ...(units.length > 0 ? [`<units>${units.join('')}</units>`] : []),
    `<unitgradingtype>${!isGiven || share === 0 ? 0 : of === 'all' ? 2 : 1}</unitgradingtype>`,
    `<unitpenalty>${share / 100}</unitpenalty>`,
    `<showunits>${isGiven ? (presentation.unit === 'chosen' ? 2 : 0) : 3}</showunits><unitsleft>0</unitsleft>`,
  ]
}

/** The elements of a typed answer; none for other questions. */
export const typedElements = (question: QuestionContent): string[] => {
  const typed = typedOf(question)
  if (typed?.kind === 'short_answer')
    return [
      `<usecase>${typed.key.words.case_counts ? 1 : 0}</usecase>`,
      ...typed.key.accepted.map((one) => answer(one.share, patternOf(one))),
    ]
  if (!typed) return []
  return [
    ...typed.key.accepted.map((one) => {
      const [value, around] = aroundOf(one)
      return answer(one.share, value, `<tolerance>${around}</tolerance>`)
    }),
    ...unitElements(typed),
  ]
}
