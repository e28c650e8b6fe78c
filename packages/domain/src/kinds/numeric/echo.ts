import { formatNumber } from '../../rules/format-number.ts'
import { say } from '../../language/say.ts'
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
      text: say('This isn’t a number. Write it like {one} or {other}.', {
        one: formatNumber(3.14),
        other: '2/3',
      }),
    }
  const isPercent = read.unit === '%' && (unit === 'none' || unit === 'shown')
  const isShown = units.some((one) => foldUnit(one) === foldUnit(read.unit))
  if ((unit === 'none' || (unit === 'shown' && !isShown)) && read.unit !== '' && !isPercent)
    return { isNumber: false, text: say('Write only the number, without “{unit}”.', { unit: read.unit }) }
  const values = (isPercent && !isShown ? read.values.map((value) => value / 100) : read.values)
    .map(String)
    .reduce((one, other) => say('{one} or {other}', { one, other }))
  if (unit === 'shown')
    return { isNumber: true, text: say('Read as {value}', { value: `${values} ${units[0] ?? ''}`.trim() }) }
  if (unit === 'none') return { isNumber: true, text: say('Read as {value}', { value: values }) }
  return {
    isNumber: true,
    text:
      read.unit === ''
        ? say('Read as {value}, without a unit', { value: values })
        : say('Read as {value}', { value: `${values} ${read.unit}` }),
  }
}
