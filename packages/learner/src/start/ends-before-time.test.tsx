import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { screen } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { formatDateTime } from '../times.ts'
import { EndsBeforeTime } from './ends-before-time.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const quiz = { duration: 600, now: '2030-01-01 12:00:00' } as Announcement
const said = () => screen.queryByRole('status')?.textContent

test('given a session that ends before the time of the quiz, then the page says so', () => {
  act(() => render(<EndsBeforeTime quiz={{ ...quiz, end_time: '2030-01-01 12:05:00' }} />))
  expect(said()).toContain(`ends on ${formatDateTime('2030-01-01 12:05:00')}`)
  expect(said()).toContain('less than the full 10 minutes')
})

test('given a page that stays open, then the note appears once the time no longer suffices', () => {
  act(() => render(<EndsBeforeTime quiz={{ ...quiz, end_time: '2030-01-01 12:30:00' }} />))
  act(() => {
    vi.advanceTimersByTime(19 * 60_000)
  })
  expect(said()).toBeUndefined()
  act(() => {
    vi.advanceTimersByTime(2 * 60_000)
  })
  expect(said()).toContain('10 minutes')
})
