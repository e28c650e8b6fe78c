import { lazy } from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'

/**
 * Vertical bars of one series. The drawing library is loaded with the first chart. A ChartFrame
 * surrounds it.
 */
export const BarChart = lazy(() => importWhenOnline(() => import('./bar-chart-drawing.tsx')))
