import { lazy } from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'

/**
 * Upright bars, one series. The drawing library is fetched when the first is shown; a ChartFrame stands
 * around it.
 */
export const BarChart = lazy(() => importWhenOnline(() => import('./bar-chart-drawing.tsx')))
