import type { GivenAnswer } from '@quizwright/contracts/schemas/learner.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave, type SaveState } from './autosave.ts'
import { Refused } from './calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const answer = (id: string, selected: number[]): GivenAnswer => ({
  question_id: id,
  selected,
  answer: '',
  is_marked: false,
  time_spent: 0,
})
const begin = (send: (answers: GivenAnswer[]) => Promise<unknown>, left: GivenAnswer[] = []) => {
  const states: SaveState[] = []
  const kept: GivenAnswer[][] = []
  const refused: Refused[] = []
  const saving = createAutosave({
    send,
    keep: (waiting) => kept.push(waiting),
    onState: (state) => states.push(state),
    onRefused: (problem) => refused.push(problem),
    left,
  })
  return { saving, states, kept, refused }
}

test('every change is kept at once and sent a moment later, the last one of a question alone', async () => {
  const send = vi.fn(async () => undefined)
  const { saving, kept, states } = begin(send)
  saving.change(answer('a', [0]))
  saving.change(answer('a', [1]))
  saving.change(answer('b', [2]))
  expect(kept.at(-1)).toEqual([answer('a', [1]), answer('b', [2])])
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(400)
  expect(send.mock.calls).toEqual([[[answer('a', [1]), answer('b', [2])]]])
  expect([kept.at(-1), states.at(-1), saving.waiting()]).toEqual([[], 'saved', []])
})

test('a dead network is tried again, less and less often, and nothing is lost meanwhile', async () => {
  let isDead = true
  const send = vi.fn(async () => {
    if (isDead) throw new Refused(0, 'NO_NETWORK', 'No network.')
  })
  const { saving, states } = begin(send)
  saving.change(answer('a', [0]))
  await vi.advanceTimersByTimeAsync(400 + 1_000 + 2_000)
  expect([send.mock.calls.length, states.at(-1), saving.waiting()]).toEqual([
    3,
    'waiting',
    [answer('a', [0])],
  ])
  isDead = false
  await saving.flush()
  expect([states.at(-1), saving.waiting()]).toEqual(['saved', []])
})

test('a change during a save goes next', async () => {
  let answered = (): void => undefined
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answered = resolve
      }),
  )
  const { saving } = begin(send)
  saving.change(answer('a', [0]))
  await vi.advanceTimersByTimeAsync(400)
  saving.change(answer('a', [1]))
  answered()
  await vi.advanceTimersByTimeAsync(400)
  expect(send.mock.calls.map((call) => (call as unknown[])[0])).toEqual([
    [answer('a', [0])],
    [answer('a', [1])],
  ])
})

test('however often it is asked for, one call goes after the other', async () => {
  let underWay = 0
  let most = 0
  const send = vi.fn(async () => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000)
    })
    underWay--
  })
  const { saving } = begin(send)
  saving.change(answer('a', [0]))
  void saving.flush()
  saving.change(answer('a', [1]))
  for (let n = 0; n < 3; n++) void saving.flush()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([most, send.mock.calls.length, saving.waiting()]).toEqual([1, 2, []])
})

test('what an earlier visit left goes first; a refusal for good ends it and keeps what was not taken', async () => {
  const send = vi.fn(async () => {
    throw new Refused(409, 'ATTEMPT_LATE', 'Too late.')
  })
  const { saving, states, refused } = begin(send, [answer('a', [0])])
  await vi.advanceTimersByTimeAsync(0)
  expect([states.at(-1), refused.map(({ code }) => code), saving.waiting()]).toEqual([
    'closed',
    ['ATTEMPT_LATE'],
    [answer('a', [0])],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})
