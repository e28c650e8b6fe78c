import { StyleSheet } from '@emotion/sheet'
import { describeMissingElement } from '@quizwright/ui/test-support/describe-missing-element.ts'
import { emptyWindow } from '@quizwright/ui/test-support/empty-window.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'
import { forgetNotOffered } from './api/offered-calls.ts'
import { toasterStore } from './ui/feedback/toaster-store.ts'

// Formulas are only drawn in a document with a doctype, which all our pages have.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true })

// Code that is loaded when it is first shown may take long on a busy machine. What never appears still fails.
configure({ asyncUtilTimeout: 30_000, getElementError: describeMissingElement })

// Without style sheets: for each computed style, happy-dom reads all rules that the files of this worker have inserted.
// Only browser tests ask how the page looks.
StyleSheet.prototype.insert = () => undefined

// The visual field of equations is a large library, which browser tests try.
localStorage.setItem('equationsTyped', 'as TeX')

afterAll(() => {
  cleanup()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
  forgetNotOffered()
  emptyWindow()
})
