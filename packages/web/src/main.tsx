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
import { prefetchOnIntent } from './app/prefetch-on-intent.ts'
import { startPageReports } from './app/page-reports/start-page-reports.ts'

if (import.meta.env.DEV) await (await import('./inspection/start-inspection.ts')).startInspection()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw in.')

startPageReports()
prefetchOnIntent()
// Nothing has the focus before the page is drawn: it may come a moment later.
void import('./app/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined)

// An error that a part of the page was kept from spreading is told like one that nobody caught.
const page = createRoot(root, { onCaughtError: reportError })
const draw = () =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// Each in a task of its own, and drawn in slices: on a slow phone the browser answers in between.
const steps = [system, styleCache, () => startTransition(draw)]
const goOn = (): void => {
  steps.shift()?.()
  if (steps.length > 0) setTimeout(goOn)
}
setTimeout(goOn)
