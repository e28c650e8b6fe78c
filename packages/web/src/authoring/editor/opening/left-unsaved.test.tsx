import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LeftUnsaved } from './left-unsaved.tsx'
import type { Choice } from './open-quiz.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('unsaved questions are offered with a 12-hour time, whatever the language of the browser is', () => {
  const { toLocaleString } = Date.prototype
  vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(function (this: Date, locale, options) {
    return toLocaleString.call(this, locale ?? 'de', options)
  })
  const changedAt = new Date(2030, 10, 14, 17, 20).getTime()
  const choice = { kind: 'choose', unsaved: [{ questions: 3, changedAt }] } as unknown as Choice
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LeftUnsaved choice={choice} onOpened={() => undefined} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('Last changed Nov 14, 2030, 5:20 PM, kept in this browser.')).toBeDefined()
})
