import { lazy } from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'

/**
 * Horizontal bars, one per series for each name. The drawing library is loaded with the first chart. Use
 * inside a ChartFrame.
 */
export const GroupedBarChart = lazy(() => importWhenOnline(() => import('./grouped-bar-chart-drawing.tsx')))
