/** The width of a gap as a fraction of a bar with its gap. */
const gapShare = 0.18

export type BarPlaces = {
  /** The width of a bar in pixels. */
  barWidth: number
  /** The left x coordinate of the bar at an index. */
  leftOf: (index: number) => number
  /** The x coordinate of a position from 0 to 1 across the bars, with half a gap at both ends. */
  across: (at: number) => number
}

/** Positions bars in a drawing of this width in pixels, which begins and ends with a gap. */
export const placeBars = (count: number, width: number): BarPlaces => {
  const step = width / (Math.max(1, count) + gapShare)
  const gap = step * gapShare
  return {
    barWidth: step - gap,
    leftOf: (index) => gap + index * step,
    across: (at) => gap / 2 + at * step * count,
  }
}
