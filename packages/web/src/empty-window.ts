import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { toasterStore } from './ui/feedback/toaster-store.ts'

// Formulas are only drawn in a document with a doctype, which all our pages have.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true })

/** The test files of a worker share one window and its modules, so each file must leave it empty. */
afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.title = ''
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
})
