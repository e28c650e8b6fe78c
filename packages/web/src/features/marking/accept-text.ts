import { defined } from '@quizwright/domain/defined.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatTwoDecimals } from '../../results/figures.ts'

/**
 * The label of the main button: the mark that it saves, or the suggestion that it confirms, and for how many
 * answers. `together` is the number of similar answers that get the same.
 */
export const acceptText = (
  mark: number | undefined,
  suggested: number | undefined,
  together: number,
): string => {
  if (mark === undefined && suggested === undefined) return say('Save mark')
  const shown = formatTwoDecimals(mark ?? defined(suggested, 'suggested'))
  if (together === 0)
    return mark === undefined ? say('Confirm {mark}', { mark: shown }) : say('Save {mark}', { mark: shown })
  return mark === undefined
    ? sayCount(together + 1, 'Confirm {mark} for {count} answer', 'Confirm {mark} for {count} answers', {
        mark: shown,
      })
    : sayCount(together + 1, 'Save {mark} for {count} answer', 'Save {mark} for {count} answers', {
        mark: shown,
      })
}
