import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatDateTime } from '../times.ts'
import { ClosedQuiz } from './closed-quiz.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const announced = (changes: Partial<Announcement>) =>
  ({
    start_time: '2030-01-02 12:00:10',
    end_time: '2030-02-01 12:00:00',
    state: 'not_begun',
    now: '2030-01-01 12:00:00',
    closed: 'closed',
    ...changes,
  }) as Announcement

const show = (quiz: Announcement) => {
  const onBegun = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  act(() => render(<ClosedQuiz quiz={quiz} onBegun={onBegun} />, place))
  return {
    onBegun,
    text: () => place.textContent,
    timer: () => place.querySelector('[role=timer]')?.textContent,
  }
}
const wait = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1_000)
  })

test('before the session, the page says when it begins, counts down and opens by itself', () => {
  const { onBegun, text, timer } = show(announced({}))
  expect(text()).toContain(`Its session starts on ${formatDateTime('2030-01-02 12:00:10')}.`)
  expect(timer()).toBe('1 day 0:10')
  wait(24 * 60 * 60)
  expect(timer()).toBe('0:10')
  expect(onBegun).not.toHaveBeenCalled()
  wait(15)
  expect(onBegun).toHaveBeenCalledTimes(1)
})

test('the countdown follows the clock of the services even if the clock of this machine is wrong', () => {
  const { timer } = show(announced({ start_time: '2030-01-01 13:00:00', now: '2030-01-01 12:59:00' }))
  expect(timer()).toBe('1:00')
})

test('after the session, the page says when it ended and waits for nothing', () => {
  const { text, timer } = show(announced({ state: 'over', now: '2030-03-01 12:00:00' }))
  expect(text()).toContain(`ended on ${formatDateTime('2030-02-01 12:00:00')}.`)
  expect(timer()).toBeUndefined()
})
