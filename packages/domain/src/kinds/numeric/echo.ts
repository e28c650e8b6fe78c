import { isBlankText } from '../../rules/is-blank-text.ts'
import { readNumber } from './read-number.ts'
import type { UnitMode } from './schema.ts'
import { foldUnit } from './fold-unit.ts'

type Asked = { unit: UnitMode; units: readonly string[] }

/**
 * Tells a student what an answer is read as, or that it is no number. It knows only what the student sees. Undefined
 * for no answer.
 */
export const echoOf = (
  answer: string,
  { unit, units }: Asked,
): { text: string; isNumber: boolean } | undefined => {
  if (isBlankText(answer)) return undefined
  const read = readNumber(answer)
  if (!read)
    return {
      isNumber: false,
      text: 'This can not be read as a number. Write it for example like 3.14 or 2/3.',
    }
  const isPercent = read.unit === '%' && (unit === 'none' || unit === 'shown')
  const isShown = units.some((one) => foldUnit(one) === foldUnit(read.unit))
  if ((unit === 'none' || (unit === 'shown' && !isShown)) && read.unit !== '' && !isPercent)
    return { isNumber: false, text: `Write only the number, without “${read.unit}”.` }
  const values = (isPercent && !isShown ? read.values.map((value) => value / 100) : read.values).join(' or ')
  if (unit === 'shown') return { isNumber: true, text: `Read as ${values} ${units[0] ?? ''}`.trim() }
  if (unit === 'none') return { isNumber: true, text: `Read as ${values}` }
  return {
    isNumber: true,
    text: `Read as ${values}${read.unit === '' ? ', without a unit' : ` ${read.unit}`}`,
  }
}
