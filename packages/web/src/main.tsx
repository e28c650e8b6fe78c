import './app/configure-zod.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

if (import.meta.env.DEV) await (await import('./app/inspection/start-inspection.ts')).startInspection()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw in.')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
