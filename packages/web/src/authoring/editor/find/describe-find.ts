import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { Replaced } from './find-matches.ts'

/** Describes the result of replacing, and why some matches were not replaced. */
export const describeReplaced = ({ count, changed, tooLong }: Replaced): string =>
  [
    sayCount(
      changed.length,
      'Replaced {replaced} in {count} question.',
      'Replaced {replaced} in {count} questions.',
      { replaced: count },
    ),
    ...(tooLong > 0
      ? [say('{count} left unchanged because the text would become too long.', { count: tooLong })]
      : []),
  ].join(' ')

/** Describes which of the matches is current. `index` counts from 0. */
export const describePlace = (text: string, index: number, count: number): string => {
  if (text === '') return ''
  return count === 0 ? say('Not found') : say('{number} of {count}', { number: index + 1, count })
}
