/** What a letter of a chart takes and what is between two names, in pixels. */
export const letterWidth = 7
const gap = 8

/**
 * Of names side by side over a width in pixels, every so many are written, so that none runs into the next.
 */
export const labelInterval = (names: readonly string[], width: number): number => {
  const longest = Math.max(1, ...names.map((name) => name.length)) * letterWidth + gap
  return Math.max(1, Math.ceil((names.length * longest) / Math.max(1, width)))
}
