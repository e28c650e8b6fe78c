/** The width of a letter and the gap between two names, in pixels. */
export const letterWidth = 7
const gap = 8

/** The step between labels below a chart of this width in pixels, so that none overlaps the next. */
export const labelInterval = (names: readonly string[], width: number): number => {
  const longest = Math.max(1, ...names.map((name) => name.length)) * letterWidth + gap
  return Math.max(1, Math.ceil((names.length * longest) / Math.max(1, width)))
}
