/** The width of a gap as a fraction of a bar with its gap. */
const gapShare = 0.18
/** The maximum width of a bar with its gap, in pixels: a bar as wide as the page would look like a wall. */
const widestStep = 160

export type BarPlaces = {
  /** The width of a bar in pixels. */
  barWidth: number
  /** The left x coordinate of the bar at an index. */
  leftOf: (index: number) => number
  /** The x coordinate of a position from 0 to 1 across the bars, with half a gap at both ends. */
  across: (index: number) => number
}

/** Positions bars in the middle of a drawing of this width in pixels, with a gap at both ends. */
export const placeBars = (count: number, width: number): BarPlaces => {
  const steps = Math.max(1, count) + gapShare
  const step = Math.min(widestStep, width / steps)
  const gap = step * gapShare
  const left = (width - step * steps) / 2
  return {
    barWidth: step - gap,
    leftOf: (index) => left + gap + index * step,
    across: (index) => left + gap / 2 + index * step * count,
  }
}

/** The width of a letter and the gap between two names, in pixels. */
export const letterWidth = 7
const nameGap = 8

/** The step between labels below a chart of this width in pixels, so that none overlaps the next. */
export const labelInterval = (names: readonly string[], width: number): number => {
  const longest = Math.max(1, ...names.map((name) => name.length)) * letterWidth + nameGap
  return Math.max(1, Math.ceil((names.length * longest) / Math.max(1, width)))
}

/**
 * The values of grid lines from 0 to `most`: integers with a step of 1, 2 or 5 times a power of ten, and at
 * most `parts` steps.
 */
export const wholeTicks = (most: number, parts: number): number[] => {
  const power = 10 ** Math.floor(Math.log10(most / parts))
  const step = Math.max(1, ([1, 2, 5].find((times) => times * power * parts >= most) ?? 10) * power)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}
