import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { Replaced } from './find-matches.ts'

/** Describes the result of replacing, and why some matches were not replaced. */
export const describeReplaced = ({ count, changed, tooLong }: Replaced): string =>
  [
    `${formatNumber(count)} replaced in ${countOf(changed.length, 'question')}.`,
    ...(tooLong > 0
      ? [`${formatNumber(tooLong)} left as they are: the text would be longer than it may be.`]
      : []),
  ].join(' ')

/** Describes which of the matches is current. `index` counts from 0. */
export const describePlace = (text: string, index: number, count: number): string => {
  if (text === '') return ''
  return count === 0 ? 'Not found' : `${formatNumber(index + 1)} of ${formatNumber(count)}`
}
