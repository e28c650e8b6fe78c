import './app/choose-wording.ts'
import './app/starting/react.ts'
import './app/starting/contracts.ts'
import './app/starting/machines.ts'
import './app/starting/theme.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './ui/theme/print-in-light.ts'
import { styleCache } from './ui/styled/style-sheet.ts'
import { system } from './ui/theme/system.ts'
import { keepFocus } from './app/keep-focus.ts'
import { prefetchOnIntent } from './app/prefetch-on-intent.ts'
import { startPageReports } from './app/page-reports/start-page-reports.ts'

if (import.meta.env.DEV) await (await import('./inspection/start-inspection.ts')).startInspection()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw in.')

startPageReports()
prefetchOnIntent()
keepFocus()

// Errors caught by an error boundary are reported like uncaught ones.
const page = createRoot(root, { onCaughtError: reportError })
const draw = () =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// Each step runs in its own task, and rendering is time-sliced, so that the browser can respond in between on
// a slow phone.
const steps = [system, styleCache, () => startTransition(draw)]
const runNextStep = (): void => {
  steps.shift()?.()
  if (steps.length > 0) setTimeout(runNextStep)
}
setTimeout(runNextStep)
