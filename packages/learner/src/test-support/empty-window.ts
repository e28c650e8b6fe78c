import { emptyWindow } from '@quizwright/ui/test-support/empty-window.ts'
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.restoreAllMocks()
  emptyWindow()
})
