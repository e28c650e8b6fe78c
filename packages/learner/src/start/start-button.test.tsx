import { screen } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserToken } from '../connection/browser-storage.ts'
import { render } from '../test-support/render.tsx'
import { StartButton } from './start-button.tsx'

const asked: unknown[] = []
let places: (number | null)[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers['authorization']])
    return Response.json({ data: { place: places.shift() ?? null } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passes = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
const said = () => screen.getByRole('status').textContent

test('given an attempt that begins within three seconds, then no place is read', async () => {
  render(<StartButton isSending label="Start" />)
  await passes(2_900)
  expect([asked, said(), screen.getByRole('button').textContent]).toEqual([[], '', 'Starting…'])
})

test('given a class that begins at once, then the place in line is shown', async () => {
  places = [120, 3, null]
  render(<StartButton isSending label="Start" />)
  await passes(3_100)
  expect(asked).toEqual([['/learner/starts/place', browserToken()]])
  expect(said()).toBe('Many students are starting right now. You’re number 120 in line.')
  await passes(2_100)
  expect(asked).toHaveLength(1)
  await passes(2_400)
  expect(said()).toBe('Many students are starting right now. You’re number 3 in line.')
  await passes(2_100)
  expect(said()).toBe('')
})
