import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WaitingAttempts } from './few-attempts.tsx'

afterEach(cleanup)

test('says that the figures lack the attempts that wait for marks, and nothing if none waits', () => {
  const { rerender } = render(<WaitingAttempts waiting={0} />)
  expect(screen.queryByRole('note')).toBeNull()
  rerender(<WaitingAttempts waiting={1} />)
  expect(screen.getByRole('note').textContent).toMatch(/^1 attempt hasn’t been marked and isn’t included yet/)
  rerender(<WaitingAttempts waiting={3} />)
  expect(screen.getByRole('note').textContent).toMatch(/^3 attempts haven’t been marked and aren’t included/)
})
