import type { ChartTone } from './chart-theme.ts'

export type Bar = { name: string; value: number; tone?: ChartTone }
export type BarChartProps = {
  /** What it shows in one sentence, for those who do not see it. */
  label: string
  /** In pixels; its width is that of its place. */
  height: number
  bars: readonly Bar[]
  nameAxis?: string
  valueAxis?: string
  format?: (value: number) => string
  /** Written between the bars and at both ends instead of a name below each. */
  edges?: readonly string[]
  /** A line across the bars: `at` runs from 0, the left edge, to 1. */
  mark?: { at: number; label: string }
}
