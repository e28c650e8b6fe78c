/** A key that is a number, and how many options it is about. */
export type CountedKey = { digit: number | undefined; options: number }

/**
 * From what the numbers of right options count in a file: 0 where one is, 1 where one is that of the last option;
 * undefined where the file does not show it.
 */
export const countsFrom = (keys: readonly CountedKey[]): 0 | 1 | undefined => {
  if (keys.some(({ digit }) => digit === 0)) return 0
  return keys.some(({ digit, options }) => digit === options) ? 1 : undefined
}
