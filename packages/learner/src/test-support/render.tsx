import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'

const mounted: (() => void)[] = []

/** Renders an element in the document until the test ends. */
export const render = (element: ReactNode): void => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(element)
  mounted.push(() => {
    root.unmount()
    container.remove()
  })
}

afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount()
})
