import type { ChartTone } from './chart-theme.ts'

export type GroupedBarChartProps = {
  /** The chart's content in one sentence, for screen readers. */
  label: string
  /** In pixels. The width is that of the parent element. */
  height: number
  series: readonly { name: string; tone: ChartTone }[]
  /** From top to bottom, each with one value per series. */
  groups: readonly { name: string; values: readonly number[] }[]
  valueAxis: string
  /** The maximum of the value axis, which begins at 0. */
  most: number
  format: (value: number) => string
}
