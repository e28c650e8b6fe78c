import { lazy } from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'

/**
 * Bars that lie, a few beside each other for each name. The drawing library is fetched when the first is
 * shown; a ChartFrame stands around it.
 */
export const GroupedBarChart = lazy(() => importWhenOnline(() => import('./grouped-bar-chart-drawing.tsx')))
