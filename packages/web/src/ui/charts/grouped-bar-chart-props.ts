import type { ChartTone } from './chart-theme.ts'

export type GroupedBarChartProps = {
  /** What it shows in one sentence, for those who do not see it. */
  label: string
  /** In pixels; its width is that of its place. */
  height: number
  series: readonly { name: string; tone: ChartTone }[]
  /** From top to bottom; a value for each of the series. */
  groups: readonly { name: string; values: readonly number[] }[]
  valueAxis: string
  /** The end of the value axis, which begins at 0. */
  most: number
  format: (value: number) => string
}
