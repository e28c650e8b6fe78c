import type { ChartTone } from './chart-theme.ts'

export type Line = {
  name: string
  tone: ChartTone
  /** `name` is what the pointer is told. */ points: readonly { x: number; y: number; name: string }[]
}
export type LineChartProps = {
  /** What it shows in one sentence, for those who do not see it. */
  label: string
  /** In pixels; its width is that of its place. */
  height: number
  lines: readonly Line[]
  nameAxis: string
  valueAxis: string
  /** The top of the value axis, which begins at 0. */
  most: number
  format: (value: number) => string
}
