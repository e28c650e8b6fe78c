import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beforeDeadline, startDeadline } from './deadline.ts'

const createResponse = (state: { writableFinished: boolean }) => Object.assign(new EventEmitter(), state)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a deadline', () => {
  test('aborts when its time is over, not before', () => {
    const abort = vi.fn<() => void>()
    const deadline = startDeadline(undefined, 100)
    deadline.onAbort(abort)
    vi.advanceTimersByTime(99)
    expect([abort.mock.calls.length, deadline.reason()]).toEqual([0, undefined])
    vi.advanceTimersByTime(1)
    expect([abort.mock.calls.length, deadline.reason()]).toEqual([1, 'timeout'])
  })

  test('aborts when the caller disconnects; later events do not change the reason', () => {
    const response = createResponse({ writableFinished: false })
    const abort = vi.fn<() => void>()
    const deadline = startDeadline(response, 100)
    deadline.onAbort(abort)
    response.emit('close')
    response.emit('close')
    vi.advanceTimersByTime(100)
    expect([abort.mock.calls.length, deadline.reason()]).toEqual([1, 'caller_gone'])
  })

  test('does not abort when the connection closes after the response was written', () => {
    const response = createResponse({ writableFinished: true })
    const abort = vi.fn<() => void>()
    const deadline = startDeadline(response, 100)
    deadline.onAbort(abort)
    response.emit('close')
    expect([abort.mock.calls.length, deadline.reason()]).toEqual([0, undefined])
  })

  test('that is already over aborts at once, also with a negative time', () => {
    const abort = vi.fn<() => void>()
    const deadline = startDeadline(undefined, -5)
    vi.advanceTimersByTime(0)
    deadline.onAbort(abort)
    expect(abort).toHaveBeenCalledOnce()
  })

  test('calls only the latest listener', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const deadline = startDeadline(undefined, 100)
    deadline.onAbort(first)
    deadline.onAbort(second)
    vi.advanceTimersByTime(100)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  test('that has ended keeps no timer and no listener on the caller', () => {
    const response = createResponse({ writableFinished: false })
    startDeadline(response, 100).end()
    expect([vi.getTimerCount(), response.listenerCount('close')]).toEqual([0, 0])
    startDeadline(undefined, 100).end()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('work before a deadline', () => {
  test('that ends in time resolves with its value and keeps no timer', async () => {
    expect(await beforeDeadline(Promise.resolve('done'), 100)).toBe('done')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that fails in time rejects with its own error', async () => {
    await expect(beforeDeadline(Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken')
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([100, -1])('that takes longer than %i ms rejects with a timeout', async (ms) => {
    const work = beforeDeadline(new Promise(() => {}), ms)
    const outcome = expect(work).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
    await vi.advanceTimersByTimeAsync(Math.max(0, ms))
    await outcome
  })
})
