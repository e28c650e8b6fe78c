import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from '../connection/learner-api.ts'
import { noConnection, RequestError } from '../connection/request-error.ts'
import { render } from '../test-support/render.tsx'
import type { AttemptStore } from './attempt-store.ts'
import { useHandIn } from './use-hand-in.ts'

afterEach(() => vi.restoreAllMocks())

const credentials = { attemptId: 'a1', token: 't' }

/** Renders the hook for a student whose hand-in fails, or whose clock is said to be over or not. */
const start = async (failure?: RequestError, isOver = true) => {
  const send = vi.spyOn(api, 'handInAttempt')
  if (failure) send.mockRejectedValue(failure)
  else send.mockResolvedValue({} as never)
  const attempt = {
    lastAnswers: async () => [],
    confirmOver: async () => isOver,
    end: vi.fn(),
  } as unknown as AttemptStore
  const [onError, onHandedIn] = [vi.fn(), vi.fn()]
  let hook!: ReturnType<typeof useHandIn>
  const Page = () => {
    hook = useHandIn({ credentials, attempt, onHandedIn, onError })
    return null
  }
  await act(async () => render(<Page />))
  /** Ends when everything has happened that follows. */
  const afterwards = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  const press = async (): Promise<void> => {
    await act(() => hook.handIn())
    await afterwards()
  }
  const letTimeEnd = async (): Promise<void> => {
    await act(() => hook.handInLate())
    await afterwards()
  }
  return { press, letTimeEnd, send, onError, onHandedIn }
}

test('a student whose hand-in finds no connection reads that nothing is handed in yet', async () => {
  const { press, onError, onHandedIn } = await start(noConnection('Nothing is lost.'))
  await press()
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual([
    'You’re offline. Nothing is lost. You haven’t submitted yet. Try again in a moment.',
  ])
  expect(onHandedIn).not.toHaveBeenCalled()
})

test('a final refusal keeps its own words', async () => {
  const { press, onError } = await start(new RequestError(409, 'ATTEMPT_LATE', 'It is too late.'))
  await press()
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual(['It is too late.'])
})

test.each([
  [true, 1],
  [false, 0],
])(
  'when the device says that the time is over and the services say %s, then %i are handed in',
  async (isOver, times) => {
    const { letTimeEnd, send, onHandedIn } = await start(undefined, isOver)
    await letTimeEnd()
    expect(send).toHaveBeenCalledTimes(times)
    expect(onHandedIn).toHaveBeenCalledTimes(times)
  },
)
