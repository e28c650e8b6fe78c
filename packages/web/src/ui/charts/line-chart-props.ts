import type { ChartTone } from './chart-theme.ts'

export type Line = {
  name: string
  tone: ChartTone
  /** `name` is shown in the tooltip. */
  points: readonly { x: number; y: number; name: string }[]
}
export type LineChartProps = {
  /** The chart's content in one sentence, for screen readers. */
  label: string
  /** In pixels. The width is that of the parent element. */
  height: number
  lines: readonly Line[]
  nameAxis: string
  valueAxis: string
  /** The maximum of the value axis, which begins at 0. */
  most: number
  format: (value: number) => string
}
