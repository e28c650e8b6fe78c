/** The gap between two bars, as a share of what a bar and a gap take. */
const gapShare = 0.18

export type BarPlaces = {
  /** The width of a bar in pixels. */
  barWidth: number
  /** The x coordinate at which the bar of an index begins. */
  leftOf: (index: number) => number
  /** The x coordinate of a position from 0 to 1 across the bars, with half a gap at both ends. */
  across: (at: number) => number
}

/** Where so many bars stand in a drawing of this width in pixels, which begins and ends with a gap. */
export const placeBars = (count: number, width: number): BarPlaces => {
  const step = width / (Math.max(1, count) + gapShare)
  const gap = step * gapShare
  return {
    barWidth: step - gap,
    leftOf: (index) => gap + index * step,
    across: (at) => gap / 2 + at * step * count,
  }
}
