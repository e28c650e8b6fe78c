import './app/configure-zod.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './ui/theme/print-in-light.ts'
import { startPageReports } from './app/page-reports/start-page-reports.ts'

if (import.meta.env.DEV) await (await import('./inspection/start-inspection.ts')).startInspection()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw in.')

startPageReports()

// An error that a part of the page was kept from spreading is told like one that nobody caught.
createRoot(root, { onCaughtError: reportError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
