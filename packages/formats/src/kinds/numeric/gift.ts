import type { AcceptedNumber, Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import { aroundOf, isAround, pointed } from '../../write/typed-forms.ts'
import { giftFeedback, giftSign } from '../accepted-lines.ts'

const isClosed = ({ tolerance }: AcceptedNumber): boolean =>
  tolerance.by === 'range' &&
  tolerance.with_low &&
  tolerance.with_high &&
  [tolerance.low, tolerance.high].every((end) => pointed(end) === end)

export const isHeldByGift = ({ presentation, key }: Numeric): boolean =>
  presentation.unit === 'none' && key.accepted.every((one) => isAround(one) || isClosed(one))

const numberIn = (accepted: AcceptedNumber): string => {
  const { tolerance } = accepted
  if (tolerance.by === 'range') return `${pointed(tolerance.low)}..${pointed(tolerance.high)}`
  const [value, around] = aroundOf(accepted)
  return Number(around) === 0 ? value : `${value}:${around}`
}

export const giftLines = ({ key }: Numeric): string[] => [
  '  #',
  ...key.accepted.map((one) => `${giftSign(one.share)}${numberIn(one)}${giftFeedback(one)}`),
]
