import './app/configure-zod.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startPageWatch, tellOfError } from './app/reporting/page-watch.ts'

if (import.meta.env.DEV) await (await import('./app/inspection/start-inspection.ts')).startInspection()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw in.')

/** What a part of the page met goes on to the console, as it would without us. */
const onCaughtError = (error: unknown): void => {
  console.error(error)
  tellOfError(error)
}

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

startPageWatch()
