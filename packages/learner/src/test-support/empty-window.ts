import { emptyWindow } from '@quizwright/ui/test-support/empty-window.ts'
import { configure } from '@testing-library/dom'
import { afterAll, vi } from 'vitest'

// A busy machine may be slow. What never appears still fails.
configure({ asyncUtilTimeout: 30_000 })

afterAll(() => {
  vi.restoreAllMocks()
  emptyWindow()
})
