import { lazy } from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'

/**
 * Lines over the same x values 1, 2, 3 and so on. The drawing library is loaded with the first chart. A
 * ChartFrame surrounds it.
 */
export const LineChart = lazy(() => importWhenOnline(() => import('./line-chart-drawing.tsx')))
