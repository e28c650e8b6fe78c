import type { AcceptedNumber } from '@quizwright/domain/kinds/numeric/schema.ts'
import { escapeXml } from '../../write/html.ts'
import { pointed } from '../../write/typed-forms.ts'
import { boundsOf } from '../written-numbers.ts'

const test = (name: string, value: string, attributes = ''): string =>
  `<${name} respident="response1"${attributes}>${escapeXml(value)}</${name}>`

/** The attributes by which Canvas knows a margin in percent, or a precision. */
const attributesOf = ({ tolerance }: AcceptedNumber): string => {
  if (tolerance.by === 'range' || (tolerance.by === 'absolute' && Number(pointed(tolerance.amount)) === 0))
    return ''
  const amount = escapeXml(pointed(tolerance.amount))
  const named: Partial<Record<typeof tolerance.by, string>> = {
    absolute: ` margintype="absolute" margin="${amount}"`,
    relative: ` margintype="percent" margin="${amount}"`,
    digits: ` precisiontype="significantDigits" precision="${amount}"`,
    decimals: ` precisiontype="decimals" precision="${amount}"`,
  }
  return named[tolerance.by] ?? ''
}

/** Canvas gives all marks for each accepted number, and its ranges have both ends. */
export const isMarkedByCanvas = (accepted: readonly AcceptedNumber[]): boolean =>
  accepted.every(
    ({ share, tolerance }) =>
      share === 100 && (tolerance.by !== 'range' || (tolerance.with_low && tolerance.with_high)),
  )

/**
 * The condition that an accepted number is, as Canvas writes it: the value, or a range around it. Canvas finds no
 * answer in a value without its range, even if that has only the value.
 */
export const condition12 = (accepted: AcceptedNumber): string => {
  const { value, tolerance } = accepted
  const [low, high] = boundsOf(accepted)
  if (tolerance.by === 'range')
    return (
      test(tolerance.with_low ? 'vargte' : 'vargt', low) +
      test(tolerance.with_high ? 'varlte' : 'varlt', high)
    )
  return (
    `<or>${test('varequal', pointed(value), attributesOf(accepted))}` +
    `<and>${test('vargte', low)}${test('varlte', high)}</and></or>`
  )
}
