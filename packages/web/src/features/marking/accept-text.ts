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
  const answers = together === 0 ? '' : ` for ${together + 1} answers`
  if (mark !== undefined) return `Save ${formatTwoDecimals(mark)}${answers}`
  return suggested === undefined ? 'Type a mark first' : `Confirm ${formatTwoDecimals(suggested)}${answers}`
}
