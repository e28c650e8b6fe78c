import { expect, test } from 'vitest'
import { gatherRuns } from './gather-runs.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('keys that come during a run share the next one, so many at most, and get its result', async () => {
  const begun: { keys: string[]; end: (result: string) => void }[] = []
  const gathered = gatherRuns(
    (keys) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      begun.push({ keys, end: resolve })
      return promise
    },
    { most: 2 },
  )
  const first = gathered('a')
  const later = ['a', 'b', 'a', 'c'].map((key) => gathered(key))
  expect(begun.map(({ keys }) => keys)).toEqual([['a']])
  begun[0]!.end('one')
  expect(await first).toBe('one')
  await settle()
  begun[1]!.end('two')
  await settle()
  begun[2]!.end('three')
  expect(await Promise.all(later)).toEqual(['two', 'two', 'two', 'three'])
  expect(begun.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b'], ['c']])
})

test('a gathered run that fails is told to those who share it, and the next one begins all the same', async () => {
  const gathered = gatherRuns(
    async (keys) => {
      if (keys.includes('bad')) throw new Error('no database')
      return keys.length
    },
    { most: 8 },
  )
  const first = gathered('good')
  const [bad, beside] = [gathered('bad'), gathered('beside')]
  expect(await first).toBe(1)
  await expect(bad).rejects.toThrow('no database')
  await expect(beside).rejects.toThrow('no database')
  expect(await gathered('good')).toBe(1)
})

test('a run waits for calls that are about to come, until it has enough or nobody is left', async () => {
  const runs: string[][] = []
  let left = 20
  const gathered = gatherRuns(
    async (keys) => {
      runs.push(keys)
    },
    { most: 16, expectsMore: () => left > 0 },
  )
  const calls: Promise<void>[] = []
  while (left > 0) {
    left--
    calls.push(gathered('one'))
    await settle()
  }
  await Promise.all(calls)
  expect(runs).toHaveLength(3)
})

test('a run that waits for more begins all the same if none come', async () => {
  const gathered = gatherRuns(async (keys) => keys, { most: 16, expectsMore: () => true })
  expect(await gathered('one')).toEqual(['one'])
})
