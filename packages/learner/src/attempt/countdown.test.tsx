import { screen } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { Countdown } from './countdown.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Shows a countdown and returns a function that lets seconds pass. */
const start = async (seconds: number) => {
  let left = seconds
  await act(async () => render(<Countdown secondsLeft={() => left} onOver={() => undefined} />))
  return (passed: number) =>
    act(async () => {
      left -= passed
      await vi.advanceTimersByTimeAsync(1_000)
    })
}
const announced = () => screen.getByRole('status').textContent

test('given a quiz of three minutes, only the last minute is announced, not "less than 5 minutes"', async () => {
  const pass = await start(180)
  expect(announced()).toBe('')
  await pass(30)
  expect(announced()).toBe('')
  await pass(90)
  expect(announced()).toBe('Less than 1 minute left.')
})

test('given a quiz of ten minutes, when five are left, then this is announced', async () => {
  const pass = await start(600)
  await pass(300)
  expect(announced()).toBe('Less than 5 minutes left.')
})
