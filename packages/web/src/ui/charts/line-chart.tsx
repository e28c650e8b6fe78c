import { lazy } from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'

/**
 * Lines over the common x values 1, 2, 3 and so on. The drawing library is loaded with the first chart. Use
 * inside a ChartFrame.
 */
export const LineChart = lazy(() => importWhenOnline(() => import('./line-chart-drawing.tsx')))
