import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../connection/request-error.ts'
import type { UnsavedAnswer } from './unsaved-answer.ts'
import { createAutosave, type SaveState } from './autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const answer = (id: string, selected: number[]): UnsavedAnswer => ({
  question_id: id,
  selected,
  answer: '',
  is_marked: false,
  time_spent: 0,
  answered_at: 0,
})
const startAutosave = (
  send: (answers: UnsavedAnswer[]) => Promise<unknown>,
  initial: UnsavedAnswer[] = [],
) => {
  const states: SaveState[] = []
  const stored: UnsavedAnswer[][] = []
  const refusals: RequestError[] = []
  const autosave = createAutosave({
    send,
    store: (unsaved) => stored.push(unsaved),
    onState: (state) => states.push(state),
    onRefused: (error) => refusals.push(error),
    initial,
  })
  return { autosave, states, stored, refusals }
}

test('stores every change at once, and later sends the last change of each question', async () => {
  const send = vi.fn(async () => undefined)
  const { autosave, stored, states } = startAutosave(send)
  autosave.change(answer('a', [0]))
  autosave.change(answer('a', [1]))
  autosave.change(answer('b', [2]))
  expect(stored.at(-1)).toEqual([answer('a', [1]), answer('b', [2])])
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(400)
  expect(send.mock.calls).toEqual([[[answer('a', [1]), answer('b', [2])]]])
  expect([stored.at(-1), states.at(-1), autosave.unsaved()]).toEqual([[], 'saved', []])
})

test('without a connection, retries at growing intervals and loses nothing', async () => {
  let isOffline = true
  const send = vi.fn(async () => {
    if (isOffline) throw new RequestError(0, 'NO_NETWORK', 'No network.')
  })
  const { autosave, states } = startAutosave(send)
  autosave.change(answer('a', [0]))
  await vi.advanceTimersByTimeAsync(400 + 1_000 + 2_000)
  expect([send.mock.calls.length, states.at(-1), autosave.unsaved()]).toEqual([
    3,
    'waiting',
    [answer('a', [0])],
  ])
  isOffline = false
  await autosave.flush()
  expect([states.at(-1), autosave.unsaved()]).toEqual(['saved', []])
})

test('sends a change made during a save in the next request', async () => {
  let respond = (): void => undefined
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        respond = resolve
      }),
  )
  const { autosave } = startAutosave(send)
  autosave.change(answer('a', [0]))
  await vi.advanceTimersByTimeAsync(400)
  autosave.change(answer('a', [1]))
  respond()
  await vi.advanceTimersByTimeAsync(400)
  expect(send.mock.calls.map((call) => (call as unknown[])[0])).toEqual([
    [answer('a', [0])],
    [answer('a', [1])],
  ])
})

test('sends one request at a time, however often it is flushed', async () => {
  let inFlight = 0
  let mostInFlight = 0
  const send = vi.fn(async () => {
    inFlight++
    mostInFlight = Math.max(mostInFlight, inFlight)
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000)
    })
    inFlight--
  })
  const { autosave } = startAutosave(send)
  autosave.change(answer('a', [0]))
  void autosave.flush()
  autosave.change(answer('a', [1]))
  for (let n = 0; n < 3; n++) void autosave.flush()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([mostInFlight, send.mock.calls.length, autosave.unsaved()]).toEqual([1, 2, []])
})

test('sends answers of an earlier visit first; a final refusal stops saving and keeps the rest', async () => {
  const send = vi.fn(async () => {
    throw new RequestError(409, 'ATTEMPT_LATE', 'Too late.')
  })
  const { autosave, states, refusals } = startAutosave(send, [answer('a', [0])])
  await vi.advanceTimersByTimeAsync(0)
  expect([states.at(-1), refusals.map(({ code }) => code), autosave.unsaved()]).toEqual([
    'closed',
    ['ATTEMPT_LATE'],
    [answer('a', [0])],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})

test('given a quiz that is closed for a while, then it says so once, and saves once it is open', async () => {
  let isClosed = true
  const send = vi.fn(async () => {
    if (isClosed) throw new RequestError(409, 'QUIZ_CLOSED', 'Closed.')
  })
  const { autosave, states, refusals } = startAutosave(send)
  autosave.change(answer('a', [0]))
  await vi.advanceTimersByTimeAsync(400 + 1_000)
  autosave.change(answer('a', [1]))
  await vi.advanceTimersByTimeAsync(400)
  expect([states.at(-1), refusals.map(({ code }) => code), autosave.unsaved()]).toEqual([
    'paused',
    ['QUIZ_CLOSED'],
    [answer('a', [1])],
  ])
  isClosed = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect([states.at(-1), autosave.unsaved()]).toEqual(['saved', []])
})
