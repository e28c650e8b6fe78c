import { lazy } from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'

/** Vertical bars of one series. Their code is loaded with the first chart. Use inside a ChartFrame. */
export const BarChart = lazy(() => importWhenOnline(() => import('./bar-chart-drawing.tsx')))
