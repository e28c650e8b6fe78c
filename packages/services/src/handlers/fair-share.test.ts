import { expect, test } from 'vitest'
import { createFairShare } from './fair-share.ts'

const here = new AbortController().signal
/** Starts calls that run until they are told to end. */
const openCalls = (share: ReturnType<typeof createFairShare>) => {
  const begun: string[] = []
  const ends = new Map<string, (outcome?: unknown) => void>()
  const call = (userId: string, name: string, signal = here) =>
    share(userId, signal, () => {
      begun.push(name)
      const end = Promise.withResolvers<unknown>()
      ends.set(name, end.resolve)
      return end.promise
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { begun, call, settle, end: (name: string) => ends.get(name)!(name) }
}

test('given too many calls of one instructor, then the rest wait in order, unlike those of others', async () => {
  const { begun, call, settle, end } = openCalls(createFairShare(2))
  const calls = ['a1', 'a2', 'a3', 'a4'].map((name) => call('ada', name))
  const other = call('bo', 'b1')
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  end('a2')
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a1', 'a3', 'b1']) end(name)
  await settle()
  end('a4')
  expect(await Promise.all([...calls, other])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('a call learns whether it had to wait', async () => {
  const share = createFairShare(1)
  const waited: boolean[] = []
  const call = () => share('ada', here, async (hasWaited) => void waited.push(hasWaited))
  await Promise.all([call(), call()])
  await call()
  expect(waited).toEqual([false, true, false])
})

test('given calls that fail or are aborted, then the next ones run, and aborted ones never start', async () => {
  const share = createFairShare(1)
  const { begun, call, settle, end } = openCalls(share)
  const leaving = new AbortController()
  const first = call('ada', 'a1')
  const left = call('ada', 'a2', leaving.signal)
  const failed = share('ada', here, () => Promise.reject(new Error('no')))
  const last = call('ada', 'a4')
  leaving.abort(new Error('left'))
  const outcomes = Promise.allSettled([left, failed])
  await settle()
  end('a1')
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await settle()
  expect(begun).toEqual(['a1', 'a4'])
  end('a4')
  expect(await Promise.all([first, last])).toEqual(['a1', 'a4'])
})

test('given a call whose response is still being sent, then the next one waits', async () => {
  const share = createFairShare(1)
  const sent = Promise.withResolvers<void>()
  expect(await share('ada', here, async () => 'file', sent.promise)).toBe('file')
  const { begun, settle, call, end } = openCalls(share)
  const next = call('ada', 'a2')
  await settle()
  expect(begun).toEqual([])
  sent.resolve()
  await settle()
  end('a2')
  expect(await next).toBe('a2')
})
