import type { AcceptedNumber } from '@quizwright/domain/kinds/numeric/schema.ts'
import { pointed } from '../../write/typed-forms.ts'
import type { QtiMarkup } from '../../write/qti/qti-markup.ts'
import { boundsOf } from '../written-numbers.ts'

/** The comparison that an accepted number is. */
export const comparison = (
  { element }: QtiMarkup,
  accepted: AcceptedNumber,
  identifier = 'RESPONSE',
): string => {
  const response = element('variable', { identifier })
  const number = (written: string): string => element('baseValue', { baseType: 'float' }, pointed(written))
  const compared = (name: string, attributes: Record<string, string>, written: string): string =>
    element(name, attributes, response, number(written))
  const { value, tolerance } = accepted
  if (tolerance.by === 'range' || tolerance.by === 'ratio') {
    const [low, high] = boundsOf(accepted)
    const { with_low: withLow, with_high: withHigh } =
      tolerance.by === 'range' ? tolerance : { with_low: true, with_high: true }
    return element(
      'and',
      {},
      compared(withLow ? 'gte' : 'gt', {}, low),
      compared(withHigh ? 'lte' : 'lt', {}, high),
    )
  }
  const amount = pointed(tolerance.amount)
  if (tolerance.by === 'digits' || tolerance.by === 'decimals') {
    const roundingMode = tolerance.by === 'digits' ? 'significantFigures' : 'decimalPlaces'
    return compared('equalRounded', { roundingMode, figures: amount }, value)
  }
  if (Number(amount) === 0) return compared('equal', { toleranceMode: 'exact' }, value)
  const toleranceMode = tolerance.by === 'relative' ? 'relative' : 'absolute'
  return compared('equal', { toleranceMode, tolerance: `${amount} ${amount}` }, value)
}
