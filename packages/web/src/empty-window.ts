import { emptyWindow } from '@quizwright/ui/test-support/empty-window.ts'
import { cleanup } from '@testing-library/react'
import { afterAll } from 'vitest'
import { toasterStore } from './ui/feedback/toaster-store.ts'

// Formulas are only drawn in a document with a doctype, which all our pages have.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true })

afterAll(() => {
  cleanup()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
  emptyWindow()
})
