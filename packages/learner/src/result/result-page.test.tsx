import type { AttemptResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { screen } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { ResultPage } from './result-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  onNotYou.mockReset()
})

const onNotYou = vi.fn()
const due = '2030-01-01 12:00:00'
type Outcome = Pick<AttemptResult, 'ended_by' | 'attempts_left'> & Partial<AttemptResult>
const open = async (outcome: Outcome, isShared = false) => {
  const data = {
    state: 'delayed',
    name: 'Sums',
    student_name: 'Bo',
    number: 1,
    session_name: 'Monday',
    available_at: '2030-01-02 12:00:00',
    submitted_at: due,
    now: due,
    late: { question_nos: [], acceptances: [] },
    result: null,
    ...outcome,
  }
  vi.stubGlobal('fetch', async () => Response.json({ data }))
  const credentials = { attemptId: 'a1', token: 't' }
  render(<ResultPage credentials={credentials} isShared={isShared} onAgain={vi.fn()} onNotYou={onNotYou} />)
  await screen.findByText('Sums')
}

test('an attempt that ended with its time says that it was handed in for that reason', async () => {
  await open({ ended_by: 'time', attempts_left: null })
  expect(screen.getByText(/^Your time was up/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take it again as Bo' })).toBeTruthy()
})

test('an attempt that ended with its session says so', async () => {
  await open({ ended_by: 'session', attempts_left: null })
  expect(screen.getByText(/^The session ended before your own time was up/)).toBeTruthy()
})

test('an attempt handed in earlier does not say so, and no other is offered when none is left', async () => {
  await open({ ended_by: 'student', attempts_left: 0 })
  expect(screen.queryByText(/was handed in\.$/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Take it again/ })).toBeNull()
  expect(screen.getByText('You’ve used all attempts that this session allows.')).toBeTruthy()
})

test('a result says whose it is, and whoever else uses the device leaves it at once', async () => {
  await open({ ended_by: 'student', attempts_left: null })
  expect(screen.getAllByText('Bo')).toHaveLength(2)
  screen.getByRole('button', { name: 'Not you?' }).click()
  expect(onNotYou).toHaveBeenCalledTimes(1)
})

test('on a shared device the result closes when nobody uses it, and offers no other attempt', async () => {
  await open({ ended_by: 'student', attempts_left: null }, true)
  expect(screen.queryByRole('button', { name: /Take it again/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy()
  vi.useFakeTimers()
  await open({ ended_by: 'student', attempts_left: null }, true)
  await act(async () => void (await vi.advanceTimersByTimeAsync(100_000)))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'This page closes automatically in 30 seconds.',
  )
  await act(async () => void dispatchEvent(new Event('pointerdown')))
  await act(async () => void (await vi.advanceTimersByTimeAsync(100_000)))
  expect(onNotYou).not.toHaveBeenCalled()
  await act(async () => void (await vi.advanceTimersByTimeAsync(25_000)))
  expect(onNotYou).toHaveBeenCalled()
})

test('a result that waits for some answers says for how many of them', async () => {
  await open({
    ended_by: 'student',
    attempts_left: null,
    state: 'waiting',
    waiting: { answers: 2, questions: 12 },
  })
  expect(screen.getByRole('status').textContent).toContain(
    'Your instructor still has to mark 2 of your 12 answers.',
  )
})
