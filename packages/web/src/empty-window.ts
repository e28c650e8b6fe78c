import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { toasterStore } from './ui/feedback/toaster-store.ts'

// Formulas are only drawn in a document with a doctype, which every page of ours has.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true })

/** Test files of a worker share one window and its modules: what one leaves there must be gone for the next. */
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
