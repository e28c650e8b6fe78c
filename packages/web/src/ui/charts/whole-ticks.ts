/**
 * The values of grid lines from 0 to `most`: integers with a step of 1, 2 or 5 times a power of ten, and at
 * most `parts` steps.
 */
export const wholeTicks = (most: number, parts: number): number[] => {
  const power = 10 ** Math.floor(Math.log10(most / parts))
  const step = Math.max(1, ([1, 2, 5].find((times) => times * power * parts >= most) ?? 10) * power)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}
