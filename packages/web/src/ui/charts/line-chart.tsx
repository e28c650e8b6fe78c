import { lazy } from 'react'
import { fetchPart } from '../fetch-part.ts'
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

/**
 * Lines over the same places, 1, 2, 3 and so on. The drawing library is fetched when the first is shown; a
 * ChartFrame stands around it.
 */
export const LineChart = lazy(() => fetchPart(() => import('./line-chart-drawing.tsx')))
