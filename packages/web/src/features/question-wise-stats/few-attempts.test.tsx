import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WaitingAttempts } from './few-attempts.tsx'

afterEach(cleanup)

test('says that the figures lack the attempts that wait for marks, and nothing if none waits', () => {
  const { rerender } = render(<WaitingAttempts waiting={0} />)
  expect(screen.queryByRole('note')).toBeNull()
  rerender(<WaitingAttempts waiting={1} />)
  expect(screen.getByRole('note').textContent).toMatch(
    /^1 attempt waits for marks and is not in these figures/,
  )
  rerender(<WaitingAttempts waiting={3} />)
  expect(screen.getByRole('note').textContent).toMatch(/^3 attempts wait for marks and are not in these/)
})
