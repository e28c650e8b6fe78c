import type { ChartTone } from './chart-theme.ts'

export type Bar = { name: string; value: number; tone?: ChartTone }
export type BarChartProps = {
  /** The content of the chart in one sentence, for screen readers. */
  label: string
  /** In pixels. The width is that of the parent element. */
  height: number
  bars: readonly Bar[]
  nameAxis?: string
  valueAxis?: string
  format?: (value: number) => string
  /** The value at the top of the drawing, such as 100 for percentages. Defaults to that of the highest bar. */
  greatest?: number
  /** Labels between the bars and at both ends, instead of a label below each bar. */
  edges?: readonly string[]
  /** A vertical line. `at` is 0 at the left edge and 1 at the right edge. */
  mark?: { at: number; label: string }
}
