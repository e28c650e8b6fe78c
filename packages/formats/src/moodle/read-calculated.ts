import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { countVariants, createDraw, toNumbers } from '@quizwright/domain/kinds/numeric/drawn/combinations.ts'
import { mapPlaces, withValues } from '@quizwright/domain/kinds/numeric/drawn/in-text.ts'
import { drawnLimits } from '@quizwright/domain/kinds/numeric/drawn/limits.ts'
import type { Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import type { AcceptedLine } from '../entry/typed-settings.ts'
import { decimalOf } from '../kinds/decimal.ts'
import { unrounded } from '../kinds/numeric/drawn/moodle.ts'
import { formulaOfMoodle, textOfMoodle } from '../kinds/numeric/drawn/moodle-formula.ts'
import { safeNames } from '../kinds/numeric/drawn/safe-names.ts'
import { attribute, childNamed, childrenNamed, type Element, find, textOf } from '../xml/tree.ts'
import type { ReadText } from './read-text.ts'

const valueOf = (element: Element | undefined, name: string): string =>
  textOf(childNamed(element, name)).trim()

const definitionsOf = (element: Element): Element[] =>
  childrenNamed(childNamed(element, 'dataset_definitions'), 'dataset_definition')

const nameOf = (definition: Element): string => textOf(find(definition, 'name', 'text')).trim()

/** The names that the variables of a calculated question get here; none for other questions. */
export const variableNames = (element: Element): ReadonlyMap<string, string> =>
  safeNames(definitionsOf(element).map(nameOf).slice(0, drawnLimits.variables))

const itemsOf = (definition: Element): Map<number, string> =>
  new Map(
    childrenNamed(childNamed(definition, 'dataset_items'), 'dataset_item').map((item, index) => [
      Number(valueOf(item, 'number')) || index + 1,
      valueOf(item, 'value').replace(',', '.'),
    ]),
  )

const rangeOf = (definition: Element, name: string): Variable => {
  const [from, to, decimals] = ['minimum', 'maximum', 'decimals'].map((end) =>
    textOf(childNamed(definition, end)).trim().replace(',', '.'),
  )
  return {
    by: 'range',
    name,
    from: from || '1',
    to: to || '10',
    step: decimalOf(10 ** -Math.max(0, Math.min(9, Number(decimals) || 0))),
  }
}

/** Moodle gives questions that share a set the same values in one attempt. */
const isShared = (definition: Element): boolean =>
  textOf(find(definition, 'status', 'text')).trim() === 'shared'

/** The values of one number belong together in Moodle: they are rows. */
const readVariables = (
  element: Element,
  names: ReadonlyMap<string, string>,
  without: string[],
): Variable[] => {
  const definitions = definitionsOf(element).slice(0, names.size)
  if (definitions.some(isShared)) without.push('that other questions get the same numbers')
  const own = definitions.map((one) => names.get(nameOf(one)) ?? '')
  const items = definitions.map(itemsOf)
  if (items.some(({ size }) => size === 0))
    return definitions.map((definition, index) => rangeOf(definition, elementAt(own, index)))
  const numbers = [...elementAt(items, 0).keys()].filter((no) => items.every((one) => one.has(no)))
  const rows = numbers.slice(0, drawnLimits.rows).map((no) => items.map((one) => entryOf(one, no)))
  if (numbers.length > rows.length) without.push(`${numbers.length - rows.length} of its sets of values`)
  return [{ by: 'rows', names: own, rows }]
}

const toleranceOf = (answer: Element): string => {
  const tolerance = Math.abs(Number(valueOf(answer, 'tolerance').replace(',', '.'))) || 0
  if (tolerance === 0) return ''
  const type = valueOf(answer, 'tolerancetype')
  if (type === '1') return ` +- ${decimalOf(100 * tolerance)} %`
  return type === '3' ? ` (ratio ${decimalOf(100 * tolerance)} %)` : ` +- ${decimalOf(tolerance)}`
}

/** Moodle compares with the rounded value. */
const roundedAs = (formula: string, answer: Element): string => {
  const written = valueOf(answer, 'correctanswerlength')
  const length = Number(written)
  const isByDigits = valueOf(answer, 'correctanswerformat') === '2'
  if (written === '' || !Number.isInteger(length) || (isByDigits && length >= unrounded)) return formula
  return isByDigits ? `digits(${formula}, ${Math.max(1, length)})` : `round(${formula}, ${length})`
}

/**
 * Returns a reader of texts that puts the numbers of the first set into them, rounded in options as Moodle shows them:
 * for questions whose options are computed, because here only the key of a number is. Other questions keep theirs.
 */
export const readForOneStudent = (element: Element, readText: ReadText, without: string[]): ReadText => {
  const names = variableNames(element)
  if (attribute(element, 'type') !== 'calculatedmulti' || names.size === 0) return readText
  const variables = readVariables(element, names, without)
  if (countVariants(variables) > 1) without.push('its other sets of numbers (all students get the same)')
  const written = createDraw(variables)(0)
  const drawn = { written, values: toNumbers(written) }
  const shownIn = (holder: Element, text: string): string => {
    const own = textOfMoodle(text, names)
    const rounded = mapPlaces(own, (inside, isComputed) =>
      isComputed ? `[[=${roundedAs(inside, holder)}]]` : undefined,
    )
    return withValues(holder.name === 'answer' ? rounded : own, drawn)
  }
  return (holder) => {
    const content = readText(holder)
    if (!holder) return content
    return {
      ...content,
      text: shownIn(holder, content.text),
      equation: shownIn(holder, content.equation),
    }
  }
}

/** Reads the variables and the formulas of a calculated question; undefined if one can not be said here. */
export const readCalculated = (
  element: Element,
  accepted: readonly (AcceptedLine & { element: Element })[],
  without: string[],
): { variables: Variable[]; accepted: AcceptedLine[] } | undefined => {
  const names = variableNames(element)
  if (names.size === 0) return undefined
  const lines = accepted.map(({ element: answer, text, ...line }) => {
    const formula = formulaOfMoodle(text, names)
    return formula === undefined
      ? undefined
      : { ...line, text: `${roundedAs(formula, answer)}${toleranceOf(answer)}` }
  })
  if (lines.includes(undefined)) return undefined
  return { variables: readVariables(element, names, without), accepted: lines.flatMap((line) => line ?? []) }
}
