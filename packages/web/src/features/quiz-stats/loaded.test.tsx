import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Loaded } from './panel.tsx'

afterEach(cleanup)
const waiting = { data: undefined, error: null, isFetching: true, refetch: vi.fn() }

test.each([
  ['rows', 5],
  ['chart', 10],
] as const)('while loading, the placeholder has the shape of the content: %s', (shape, least) => {
  render(
    <Loaded found={waiting} what="The ranking" height={240} shape={shape}>
      {() => <p>loaded</p>}
    </Loaded>,
  )
  const placeholder = screen.getByRole('status', { name: 'Loading' })
  expect(placeholder.querySelectorAll('[role="presentation"]').length).toBeGreaterThanOrEqual(least)
  expect(screen.queryByText('loaded')).toBeNull()
})
