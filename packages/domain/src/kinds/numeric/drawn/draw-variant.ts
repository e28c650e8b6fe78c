/**
 * Draws one of `count` variants: of those that a student has met least often, mostly never. `below` returns a random
 * integer from 0 to below its argument.
 */
export const drawVariant = (
  count: number,
  met: readonly number[],
  below: (end: number) => number,
): number => {
  const times = new Map<number, number>()
  for (const variant of met) if (variant < count) times.set(variant, (times.get(variant) ?? 0) + 1)
  const least = times.size < count ? 0 : Math.min(...times.values())
  const avoided = [...times.keys()]
    .filter((variant) => times.get(variant) !== least)
    .toSorted((a, b) => a - b)
  const left = count - avoided.length
  // The place among those that are left becomes a variant by stepping over the others.
  return avoided.reduce((drawn, one) => (drawn >= one ? drawn + 1 : drawn), left > 0 ? below(left) : 0)
}
