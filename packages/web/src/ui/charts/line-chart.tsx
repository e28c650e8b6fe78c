import { lazy } from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'

/**
 * Lines over the same places, 1, 2, 3 and so on. The drawing library is fetched when the first is shown; a
 * ChartFrame stands around it.
 */
export const LineChart = lazy(() => importWhenOnline(() => import('./line-chart-drawing.tsx')))
