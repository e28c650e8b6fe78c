import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LaterAttempt } from './later-attempt.tsx'

afterEach(cleanup)

test.each([
  [undefined, null],
  [1, null],
  [3, 'Attempt 3'],
])('given attempt %s, then the mark beside the name is %s', (no, mark) => {
  render(<LaterAttempt result={no === undefined ? {} : { attempt_number: no }} />)
  expect(screen.queryByText(/Attempt/)?.textContent ?? null).toBe(mark)
})
