import { describeMissingElement } from '@quizwright/ui/test-support/describe-missing-element.ts'
import { emptyWindow } from '@quizwright/ui/test-support/empty-window.ts'
import { configure } from '@testing-library/dom'
import { afterAll, vi } from 'vitest'

// A busy machine may be slow. What never appears still fails.
configure({ asyncUtilTimeout: 30_000, getElementError: describeMissingElement })

afterAll(() => {
  vi.restoreAllMocks()
  emptyWindow()
})
