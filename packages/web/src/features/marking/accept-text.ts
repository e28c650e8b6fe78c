import { formatTwoDecimals } from '../../results/figures.ts'

/**
 * What the main button says: which mark it saves, or which suggested one it confirms, and for how many answers.
 * `together`: how many similar answers get the same.
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
