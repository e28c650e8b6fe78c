import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'

/** Renders an element in the document until the test ends. */
export const render = (element: ReactNode): void => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(element)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}
