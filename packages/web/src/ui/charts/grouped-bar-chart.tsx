import { lazy } from 'react'
import { fetchPart } from '../fetch-part.ts'
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

/**
 * Bars that lie, a few beside each other for each name. The drawing library is fetched when the first is
 * shown; a ChartFrame stands around it.
 */
export const GroupedBarChart = lazy(() => fetchPart(() => import('./grouped-bar-chart-drawing.tsx')))
