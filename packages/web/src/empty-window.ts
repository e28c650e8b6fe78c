import { emptyWindow } from '@quizwright/ui/test-support/empty-window.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'
import { toasterStore } from './ui/feedback/toaster-store.ts'

// Formulas are only drawn in a document with a doctype, which all our pages have.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true })

// Code that is loaded when it is first shown may take long on a busy machine. What never appears still fails.
configure({ asyncUtilTimeout: 30_000 })

afterAll(() => {
  cleanup()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
  emptyWindow()
})
